import { type OrderId, type ProductId, type SkuCode, skuCode } from '../lib/ids.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { Order } from '../order/order.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import type { ChosenPurchase, OrderChoice } from '../purchase/chosen-purchase.ts';
import type { Plan } from '../purchase/purchase.ts';
import { keepOrderInHand } from './order-in-hand.ts';

/** Most orders whose choice is kept; of more, the latest. */
const MOST_CHOICES = 5;

/** Longest stored text that is read, in UTF-16 units: anything longer was not written by us. */
const MAX_LENGTH = 10_000;

/** A choice with its order, as it lies in the session. */
interface KeptChoice {
  readonly order: string;
  readonly chosen: ChosenPurchase;
}

/** Keeps what was chosen for an order, for as long as the session and its shopper (Q69). */
export function keepChoice(
  session: Pick<SessionMemory, 'read' | 'write'>,
  order: OrderId,
  chosen: ChosenPurchase,
): void {
  const all = [...choicesOfOthers(session, order), { order, chosen }];
  session.write('choice:order', JSON.stringify(all.slice(-MOST_CHOICES)));
}

/** Forgets what was chosen for an order: the order itself says it. */
export function forgetChoice(session: Pick<SessionMemory, 'read' | 'write'>, order: OrderId): void {
  session.write('choice:order', JSON.stringify(choicesOfOthers(session, order)));
}

/** What was chosen for an order earlier in the session; null for none, and for whatever was not written by us. */
export function keptChoice(session: Pick<SessionMemory, 'read'>, order: OrderId): ChosenPurchase | null {
  return keptChoices(session).find((each) => each.order === order)?.chosen ?? null;
}

/** What an order named of its choice when it was handed on (Q69); null for every other order. */
export function namedChoice(session: Pick<SessionMemory, 'read'>, order: OrderId): OrderChoice | null {
  const named = session.read('choice:named')?.match(/^(\S+) (express|pickUp)? (\d+)? (\d+)$/);
  if (named?.[1] !== order) return null;
  const receiptType = named[2] === 'express' || named[2] === 'pickUp' ? named[2] : null;
  return { receiptType, periods: named[3] === undefined ? null : Number(named[3]), total: Number(named[4]) };
}

const choicesOfOthers = (session: Pick<SessionMemory, 'read'>, order: OrderId): readonly KeptChoice[] =>
  keptChoices(session).filter((each) => each.order !== order);

function keptChoices(session: Pick<SessionMemory, 'read'>): readonly KeptChoice[] {
  const stored = session.read('choice:order');
  const written = stored === null || stored.length > MAX_LENGTH ? null : parseJson(stored);
  return Array.isArray(written) ? written.flatMap(choiceOf) : [];
}

/** The choice that was written so; none where it was not written by us. */
function choiceOf(written: unknown): readonly KeptChoice[] {
  const { order, chosen } = fieldsOf(written);
  const { receiptType, plan, isCreditRefused, ...asked } = fieldsOf(chosen);
  const isOurs =
    typeof order === 'string' &&
    (receiptType === null || receiptType === 'express' || receiptType === 'pickUp') &&
    typeof isCreditRefused === 'boolean' &&
    areCounts(asked, ['today', 'total']) &&
    (plan === null || plan === 'asked' || isPlan(fieldsOf(plan)));
  return isOurs ? [written as KeptChoice] : [];
}

const isPlan = ({ isMarkupFree, originalProductId, ...plan }: Fields): boolean =>
  typeof isMarkupFree === 'boolean' &&
  typeof originalProductId === 'string' &&
  plan['periods'] !== 0 &&
  areCounts(plan, ['periods', 'days', 'total', 'downPayment', 'remainingAmount', 'financingAmount']) &&
  (['markup', 'lineMarkup', 'bottomPrice'] as const).every((name) => plan[name] === null || areCounts(plan, [name]));

/** Whether each of these fields is a whole number that is not below 0. */
const areCounts = (fields: Fields, names: readonly (keyof Plan | keyof ChosenPurchase)[]): boolean =>
  names.every((name) => Number.isSafeInteger(fields[name]) && Number(fields[name]) >= 0);

type Fields = Readonly<Record<string, unknown>>;

/** Its fields; none for what has none. */
const fieldsOf = (value: unknown): Fields => ({ ...Object(value) });

/** Hands an order on to its cart with what it names of its choice: it was just read, and wins over what the session kept (Q69). */
export function handOn(session: Pick<SessionMemory, 'read' | 'write'>, id: OrderId, order: Order): void {
  const { isContinued, receiptType, paymentType, installments, prices } = order;
  const periods = paymentType === 'full' ? 0 : installments.length || '';
  if (isContinued) {
    forgetChoice(session, id);
    session.write('choice:named', [id, receiptType ?? '', periods, prices.totalAmount].join(' '));
  }
  keepOrderInHand(session, id);
}

/** Between a phone's id and its variant's: neither holds a blank. */
const GAP = ' ';

/**
 * Keeps the variant of a phone that was chosen last, for as long as the session and its shopper (Q69), and how many instalments
 * the page advertised for it, null for none (Q34).
 */
export function keepSku(
  session: Pick<SessionMemory, 'write'>,
  product: ProductId,
  sku: SkuCode,
  advertised: number | null,
): void {
  session.write('choice:product', [product, advertised ?? 0, sku].join(GAP));
}

/** The variant that was chosen of this phone earlier in the session, null for none. */
export const keptSku = (session: Pick<SessionMemory, 'read'>, product: ProductId): SkuCode | null => {
  const sku = keptOf(session, product)?.slice(2).join(GAP);
  return sku ? skuCode(sku) : null;
};

/** How many instalments the page of this phone advertised earlier in the session, null for none (Q34). */
export const advertisedPeriods = (session: Pick<SessionMemory, 'read'>, product: ProductId | null): number | null =>
  Number(keptOf(session, product)?.[1]) || null;

/** What is kept of a phone: its id, instalments, and the variant; null for another one. */
function keptOf(session: Pick<SessionMemory, 'read'>, product: ProductId | null): readonly string[] | null {
  const kept = session.read('choice:product')?.split(GAP);
  return kept?.[0] === product ? kept : null;
}
