import type { Outcome } from '../lib/outcome.ts';
import type { Call, Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Notices } from '../ports/notices.ts';
import { isExpired, needsLogin, noticeForCode } from './gateway-codes.ts';
import type { Logins } from './logins.ts';

/** What the noticing gateway needs from outside. */
export interface NoticingPorts {
  readonly gateway: Gateway;
  readonly hostApp: Pick<HostApp, 'forgetIdentity'>;
  readonly notices: Notices;
  readonly logins: Pick<Logins, 'expired' | 'succeeded'>;
}

/**
 * The same gateway, which also tells the shopper of each refusal and failure, once, and opens the login page for an
 * expired token, once a burst (R72, Q39, Q49). Unknown outcomes and complaints are left to the screens (Q62, Q24).
 */
export function createNoticingGateway({ gateway, hostApp, notices, logins }: NoticingPorts): Gateway {
  function tell(outcome: Outcome<unknown>, call?: Call): void {
    // The app may have another token by the next call.
    if (needsLogin(outcome)) hostApp.forgetIdentity();
    switch (outcome.kind) {
      case 'done':
        return logins.succeeded();
      case 'failed':
        return notices.show(outcome.reason === 'noSession' ? 'lostToken' : 'networkError');
      case 'refused':
        return isExpired(outcome) ? logins.expired() : notices.show(noticeForCode(outcome.code, call));
      case 'unknown':
        return;
    }
  }

  /** `call` is named where a code means something on it alone (R73). */
  async function told<T extends Outcome<unknown>>(answer: Promise<T>, call?: Call): Promise<T> {
    const outcome = await answer;
    tell(outcome, call);
    return outcome;
  }

  return {
    readProduct: (product) => told(gateway.readProduct(product)),
    startPurchase: (choice) => told(gateway.startPurchase(choice), 'startPurchase'),
    cancelWaitingOrder: (order) => told(gateway.cancelWaitingOrder(order)),
    readPurchase: (order) => told(gateway.readPurchase(order)),
    askBnpl: (order) => told(gateway.askBnpl(order)),
    readAddress: (order) => told(gateway.readAddress(order)),
    saveAddress: (order, address) => told(gateway.saveAddress(order, address)),
    continuePurchase: (choice) => told(gateway.continuePurchase(choice), 'continuePurchase'),
    readCalculation: (request) => told(gateway.readCalculation(request)),
    readOrder: (order) => told(gateway.readOrder(order)),
    confirmReceipt: (order) => told(gateway.confirmReceipt(order)),
    readRefund: (order) => told(gateway.readRefund(order)),
    submitRefund: (order) => told(gateway.submitRefund(order)),
    fileComplaint: (complaint) => gateway.fileComplaint(complaint),
  };
}
