import type { Outcome } from '../lib/outcome.ts';
import type { Clock } from '../ports/clock.ts';
import type { Call, Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Notices } from '../ports/notices.ts';
import { noticeForCode, TOKEN_EXPIRED } from './gateway-codes.ts';

/** How long expired tokens count as one burst, which opens the login page once (Q49). */
const LOGIN_BURST_MS = 10_000;

/** What the noticing gateway needs from outside. */
export interface NoticingPorts {
  readonly gateway: Gateway;
  readonly hostApp: Pick<HostApp, 'openLogin' | 'forgetIdentity'>;
  readonly notices: Notices;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * The same gateway, which also tells the shopper of each refusal and failure, once, and opens the login page for an
 * expired token, once a burst (R72, Q39, Q49). Unknown outcomes and complaints are left to the screens (Q62, Q24).
 */
export function createNoticingGateway({ gateway, hostApp, notices, clock }: NoticingPorts): Gateway {
  let loginOpenedAt: number | null = null;

  function tell(call: Call, outcome: Outcome<unknown>): void {
    switch (outcome.kind) {
      case 'done':
        loginOpenedAt = null;
        return;
      case 'failed':
        return notices.show(outcome.reason === 'noSession' ? 'lostToken' : 'networkError');
      case 'refused':
        return outcome.code === TOKEN_EXPIRED ? logIn() : notices.show(noticeForCode(outcome.code, call));
      case 'unknown':
        return;
    }
  }

  /** Opens the login page, once a burst. */
  function logIn(): void {
    if (loginOpenedAt !== null && Math.abs(clock.now() - loginOpenedAt) <= LOGIN_BURST_MS) return;
    loginOpenedAt = clock.now();
    hostApp.forgetIdentity();
    notices.show('tokenExpired');
    hostApp.openLogin();
  }

  async function told<T extends Outcome<unknown>>(call: Call, answer: Promise<T>): Promise<T> {
    const outcome = await answer;
    tell(call, outcome);
    return outcome;
  }

  return {
    readProduct: (product) => told('readProduct', gateway.readProduct(product)),
    startPurchase: (choice) => told('startPurchase', gateway.startPurchase(choice)),
    cancelWaitingOrder: (order) => told('cancelWaitingOrder', gateway.cancelWaitingOrder(order)),
    readPurchase: (order) => told('readPurchase', gateway.readPurchase(order)),
    askBnpl: (order) => told('askBnpl', gateway.askBnpl(order)),
    readAddress: (order) => told('readAddress', gateway.readAddress(order)),
    saveAddress: (order, address) => told('saveAddress', gateway.saveAddress(order, address)),
    continuePurchase: (choice) => told('continuePurchase', gateway.continuePurchase(choice)),
    readCalculation: (request) => told('readCalculation', gateway.readCalculation(request)),
    readOrder: (order) => told('readOrder', gateway.readOrder(order)),
    confirmReceipt: (order) => told('confirmReceipt', gateway.confirmReceipt(order)),
    readRefund: (order) => told('readRefund', gateway.readRefund(order)),
    submitRefund: (order) => told('submitRefund', gateway.submitRefund(order)),
    fileComplaint: (complaint) => gateway.fileComplaint(complaint),
  };
}
