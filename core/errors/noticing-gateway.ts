import type { Answer, Outcome } from '../lib/outcome.ts';
import type { Clock } from '../ports/clock.ts';
import type { Call, Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Notices } from '../ports/notices.ts';
import type { Notice } from '../text/catalogue.ts';
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

  function tell(outcome: Outcome<unknown>, call?: Call): void {
    switch (outcome.kind) {
      case 'done':
        loginOpenedAt = null;
        return;
      case 'failed':
        return notices.show(failureNotice(outcome));
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

  /** `call` is named where a code means something on it alone (R73). */
  async function told<T extends Outcome<unknown>>(answer: Promise<T>, call?: Call): Promise<T> {
    const outcome = await answer;
    tell(outcome, call);
    return outcome;
  }

  return {
    readProduct: (product) => told(gateway.readProduct(product)),
    startPurchase: (choice, key) => told(gateway.startPurchase(choice, key), 'startPurchase'),
    cancelWaitingOrder: (order, key) => told(gateway.cancelWaitingOrder(order, key)),
    readPurchase: (order) => told(gateway.readPurchase(order)),
    askBnpl: (order) => told(gateway.askBnpl(order)),
    readAddress: (order) => told(gateway.readAddress(order)),
    saveAddress: (order, address, key) => told(gateway.saveAddress(order, address, key)),
    continuePurchase: (choice, key) => told(gateway.continuePurchase(choice, key), 'continuePurchase'),
    readCalculation: (request) => told(gateway.readCalculation(request)),
    readOrder: (order) => told(gateway.readOrder(order)),
    confirmReceipt: (order, key) => told(gateway.confirmReceipt(order, key)),
    readRefund: (order) => told(gateway.readRefund(order)),
    submitRefund: (order, key) => told(gateway.submitRefund(order, key)),
    fileComplaint: (complaint, key) => gateway.fileComplaint(complaint, key),
  };
}

/** What a failure says: nobody is signed in, too much was asked for, or nothing was answered. */
function failureNotice(failure: Extract<Answer<unknown>, { readonly kind: 'failed' }>): Notice {
  if (failure.reason === 'limited') return { waitSeconds: failure.waitSeconds };
  return failure.reason === 'noSession' ? 'lostToken' : 'networkError';
}
