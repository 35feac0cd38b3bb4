import type { Address } from '../address/address.ts';
import type { Complaint } from '../complaint/complaint.ts';
import type { Calculation, CalculationRequest } from '../instalments/calculation.ts';
import type { IdempotencyKey, OrderId, ProductId } from '../lib/ids.ts';
import type { Answer, Outcome } from '../lib/outcome.ts';
import type { Order } from '../order/order.ts';
import type { Product, SkuChoice, StartedPurchase } from '../product/product.ts';
import type { Application, ContinueAnswer, PurchaseChoice, PurchaseInfo } from '../purchase/purchase.ts';
import type { RefundInfo } from '../refund/refund.ts';

/** How long a question may take with all its repetitions, ms (Q63). */
export const READ_DEADLINE_MS = 20_000;
/** How long a command may take, ms (Q63). */
export const WRITE_DEADLINE_MS = 30_000;

/**
 * The lender's server as the core sees it: one method for each call of the specification, §7.
 * `read…` and `askBnpl` may be repeated; nothing else ever is (Q62, Q63). No method rejects. Commands under the same `key`, with the same
 * request of the same shopper, take effect once, where the gateway takes keys.
 */
export interface Gateway {
  /** A phone with its variants (`product/detail`). */
  readProduct(product: ProductId): Promise<Answer<Product>>;
  /** Starts buying one variant (`now/buy`, R43). */
  startPurchase(choice: SkuChoice, key?: IdempotencyKey): Promise<Outcome<StartedPurchase>>;
  /** Cancels an order that waits for payment (`user/cancel/awaiting/pay`, R44). */
  cancelWaitingOrder(order: OrderId, key?: IdempotencyKey): Promise<Outcome<null>>;
  /** What the cart shows (`get/purchase/info`, R42b). */
  readPurchase(order: OrderId, why?: Why): Promise<Answer<PurchaseInfo>>;
  /** The step at which the shopper's instalment application stands (`pay/type/bnpl`, R45). Changes nothing. */
  askBnpl(order: OrderId): Promise<Answer<Application>>;
  /** The delivery address of an order, null where there is none yet (`get/addr`). */
  readAddress(order: OrderId): Promise<Answer<Address | null>>;
  /** Stores the delivery address (`complete/addr`, R57). */
  saveAddress(order: OrderId, address: Address, key?: IdempotencyKey): Promise<Outcome<null>>;
  /** Commits the cart's choices (`purchase/action`, R54). */
  continuePurchase(choice: PurchaseChoice, key?: IdempotencyKey): Promise<Outcome<ContinueAnswer>>;
  /** What an instalment plan costs (`get/calc/info`, R60). */
  readCalculation(request: CalculationRequest): Promise<Answer<Calculation>>;
  /** One order with its times and amounts (`get/order/details`, R42d). */
  readOrder(order: OrderId, why?: Why): Promise<Answer<Order>>;
  /** The shopper has the phone (`user/confirm/receipt`, R64). */
  confirmReceipt(order: OrderId, key?: IdempotencyKey): Promise<Outcome<null>>;
  /** What a refund in the cooling-off period pays back (`get/refund/cooling/info`, R67). */
  readRefund(order: OrderId, why?: Why): Promise<Answer<RefundInfo>>;
  /** Asks for that refund (`refund/cooling`). */
  submitRefund(order: OrderId, key?: IdempotencyKey): Promise<Outcome<null>>;
  /**
   * Files a complaint (`v3/complaint/add`, R36). `accepted` is true only for `data.status` 1 (R35); `at`: when it was answered, ms
   * since 1970, by the server's clock, where the answer names it.
   */
  fileComplaint(
    complaint: Complaint,
    key?: IdempotencyKey,
  ): Promise<Outcome<{ readonly accepted: boolean; readonly at?: number }>>;
}

/** The name of any call. */
export type Call = keyof Gateway;
/** The calls that only ask: an adapter may repeat them. */
export type Question = Extract<Call, 'askBnpl' | `read${string}`>;
/** The calls that change something: never repeated by themselves. */
export type Command = Exclude<Call, Question>;

/**
 * Why a question is asked. `press`: a button was pressed, so that one who comes back from a login is told that nothing was sent
 * (Q49). `quiet`: it explains another answer, so that nothing is told of this one (Q72).
 */
export type Why = 'press' | 'quiet';

/** Makes idempotency keys. */
export interface IdempotencyKeys {
  /** A key that nobody can guess and that was never made before. */
  next(): IdempotencyKey;
}

/** A picture of a document, on its way to the lender. No screen uses it yet (Q46). */
export interface UploadedDocument {
  /** What the document is, in the gateway's words (`card_type`). */
  readonly cardType: string;
  readonly bytes: Uint8Array;
  /** MIME type, like `image/jpeg`. */
  readonly mediaType: string;
}

/** Sends documents to the gateway (R71). `accepted` is true only for code 0. Never rejects, never sends twice. */
export interface DocumentUpload {
  upload(document: UploadedDocument): Promise<Outcome<null>>;
}
