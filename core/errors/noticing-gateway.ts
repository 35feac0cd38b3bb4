import type { Answer, Outcome } from '../lib/outcome.ts';
import type { Call, Gateway } from '../ports/gateway.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Notices } from '../ports/notices.ts';
import type { Notice } from '../text/catalogue.ts';
import { FAILURE_NOTICES, isExpired, isLeftToPages, needsLogin, noticeForCode } from './gateway-codes.ts';
import type { Logins } from './logins.ts';

/** What the noticing gateway needs from outside. */
export interface NoticingPorts {
  readonly gateway: Gateway;
  readonly hostApp: Pick<HostApp, 'forgetIdentity' | 'onPresence'>;
  readonly notices: Notices;
  readonly logins: Pick<Logins, 'expired' | 'succeeded'>;
}

/**
 * The same gateway, which also tells the shopper of each refusal and failure, once, until he does something again, and
 * opens the login page for an expired token, once a burst (R72, Q39, Q49). Back from there it says that what was pressed was
 * not sent. Left to the screens are refusals that they explain by what they read then (Q72), unknown outcomes and complaints
 * (Q62, Q24).
 */
export function createNoticingGateway({ gateway, hostApp, notices, logins }: NoticingPorts): Gateway {
  /** Whether the login stopped what the shopper pressed last. */
  let isStopped = false;
  hostApp.onPresence((presence) => {
    if (presence === 'away') return;
    if (isStopped) notices.show('notSent');
    isStopped = false;
  });

  function tell(outcome: Outcome<unknown>, call?: Asked, press?: 'press'): void {
    // The app may have another token by the next call.
    if (needsLogin(outcome)) hostApp.forgetIdentity();
    switch (outcome.kind) {
      case 'done':
        return logins.succeeded();
      case 'failed':
        return call === 'aside' ? undefined : notices.show(failureNotice(outcome));
      case 'refused':
        if (isExpired(outcome)) {
          if (press) isStopped = true;
          return logins.expired();
        }
        return isLeftToPages(outcome.code, call) ? undefined : notices.show(noticeForCode(outcome.code, call));
      case 'unknown':
        return;
    }
  }

  /** `call` is named where a code means something on it alone (R73), or its page explains refusals (Q72). */
  async function told<T extends Outcome<unknown>>(answer: Promise<T>, call?: Asked, press?: 'press'): Promise<T> {
    const outcome = await answer;
    tell(outcome, call, press);
    return outcome;
  }

  /** The same for what the shopper does: what was told of an earlier try is over with the next one. */
  function acted<T extends Outcome<unknown>>(send: () => Promise<T>, call: Call): Promise<T> {
    notices.dismiss?.();
    isStopped = false;
    return told(send(), call, 'press');
  }

  return {
    readProduct: (product) => told(gateway.readProduct(product)),
    startPurchase: (choice, key) => acted(() => gateway.startPurchase(choice, key), 'startPurchase'),
    cancelWaitingOrder: (order, key) => acted(() => gateway.cancelWaitingOrder(order, key), 'cancelWaitingOrder'),
    readPurchase: (order, press) => told(gateway.readPurchase(order), 'readPurchase', press),
    askBnpl: (order) => told(gateway.askBnpl(order), 'askBnpl'),
    readAddress: (order) => told(gateway.readAddress(order)),
    saveAddress: (order, address, key) => acted(() => gateway.saveAddress(order, address, key), 'saveAddress'),
    continuePurchase: (choice, key) => acted(() => gateway.continuePurchase(choice, key), 'continuePurchase'),
    readCalculation: (request) =>
      told(gateway.readCalculation(request), request.originalProductId === null ? undefined : 'readCalculation'),
    readOrder: (order, aside) => told(gateway.readOrder(order), aside),
    confirmReceipt: (order, key) => acted(() => gateway.confirmReceipt(order, key), 'confirmReceipt'),
    readRefund: (order, press) => told(gateway.readRefund(order), 'readRefund', press),
    submitRefund: (order, key) => acted(() => gateway.submitRefund(order, key), 'submitRefund'),
    fileComplaint: (complaint, key) => gateway.fileComplaint(complaint, key),
  };
}

/** The call, where it matters which; `aside`: one that explains another. */
type Asked = Call | 'aside';

/** What a failure says: each in words of its own. */
function failureNotice(failure: Extract<Answer<unknown>, { readonly kind: 'failed' }>): Notice {
  return failure.reason === 'limited' ? { waitSeconds: failure.waitSeconds } : FAILURE_NOTICES[failure.reason];
}
