import { noticeForCall } from '#core/gateway/calls.ts';
import { noticeForCode, TOKEN_EXPIRED } from '#core/gateway/codes.ts';
import { can } from '#core/order/order.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { CONTINUE_NOTICES } from '#core/screens/cart-continue.ts';
import { english } from '#core/text/catalogue.ts';
import { SUCCESS } from '../../gateway/envelope.ts';
import { bnplStatusOf, CART_STEP, continueResultOf, orderStatusOf } from '../../gateway/wire/codes.ts';
import { type Command, EXIT, wholeNumber } from './command.ts';

/** What the pay choice shows (R50, R51). */
function bnplStatusRow(code: number) {
  const { showsRow, badge, isSelectable, showsCredit, toast } = BNPL_AVAILABILITY[bnplStatusOf(code)];
  return {
    code,
    showsRow,
    badge: badge === null ? null : english.shop.cart.badges[badge],
    selectable: isSelectable,
    creditShown: showsCredit,
    toast: toast === null ? null : english.notices[toast],
  };
}

/** What the order page shows (R62–R65). */
function orderStatusRow(code: number) {
  const status = orderStatusOf(code);
  return {
    code,
    status,
    label: status === null ? null : english.shop.order.status[status],
    showsDelivery: can('trackDelivery', { status }),
    canConfirmReceipt: can('confirmReceipt', { status }),
    canEditAddress: can('editAddress', { status }),
    canRefund: can('refund', { status }),
    canPay: can('pay', { status }),
    canOpenReview: can('openReview', { status }),
  };
}

/** What the shopper is told (R72). */
function gatewayCodeRow(code: number) {
  const toast = (call?: 'startPurchase' | 'continuePurchase') =>
    code === SUCCESS ? null : english.notices[call === undefined ? noticeForCode(code) : noticeForCall(code, call)];
  return {
    code,
    success: code === SUCCESS,
    toast: toast(),
    onBuy: toast('startPurchase'),
    onContinue: toast('continuePurchase'),
    opensLogin: code === TOKEN_EXPIRED,
  };
}

/** A command that shows the row of one table for a code. */
function tableCommand(name: string, rowOf: (code: number) => object): Command {
  return {
    usage: `${name} CODE [--json]`,
    words: [1, 1],
    flags: [],
    run(call) {
      const row = rowOf(wholeNumber('CODE', call.words[0] ?? ''));
      call.show(
        row,
        Object.entries(row).map(([key, value]) => `${key}: ${value ?? '-'}`),
      );
      return EXIT.done;
    },
  };
}

/** `bnpl-status CODE`, `order-status CODE`, `gateway-code CODE`. */
export const CODE_COMMANDS = {
  'bnpl-status': tableCommand('bnpl-status', bnplStatusRow),
  'order-status': tableCommand('order-status', orderStatusRow),
  'gateway-code': tableCommand('gateway-code', gatewayCodeRow),
};

/** What the product does with a number, in words, and the ids of the requirements and decisions behind it. */
type CodeRule = readonly [rule: string, behind: readonly string[]];

/** What can be explained by its number. */
export const EXPLAINED_BY_CODE: Readonly<Record<string, (code: number) => CodeRule>> = {
  'bnpl-status': (code) => {
    const { showsRow, badge, selectable, creditShown, toast } = bnplStatusRow(code);
    const parts = [
      showsRow ? 'the BNPL row is shown' : 'the BNPL row is hidden',
      ...(badge === null ? [] : [`badge '${badge}'`]),
      selectable ? 'can be chosen, and the cart opens on it' : 'cannot be chosen, and the cart opens on full payment',
      creditShown ? 'credit is shown' : 'no credit is shown',
      ...(toast === null ? [] : [`a tap says '${toast}'`]),
    ];
    return [parts.join('; '), ['R50', 'R51', 'Q33']];
  },
  'order-status': (code) => {
    const { code: _, status, label, ...offers } = orderStatusRow(code);
    if (status === null) return ['a status that is not specified: no label, no action', ['R62']];
    const may = Object.entries(offers).flatMap(([name, isOffered]) => (isOffered ? [name] : []));
    return [`'${label}'; ${may.join(', ') || 'nothing can be done'}`, ['R62', 'R64', 'Q44', 'Q53']];
  },
  'continue-status': (code) => {
    const result = continueResultOf(code);
    const rule =
      result === 'accepted'
        ? `BNPL with a step other than ${CART_STEP} opens the native page of that step, everything else native order confirmation`
        : `toast '${english.notices[CONTINUE_NOTICES[result]]}'`;
    return [rule, ['R55', 'Q38']];
  },
  step: (code) => [
    code === CART_STEP ? 'the cart is loaded' : 'the native page of this step opens instead of the cart',
    ['R45', 'R55', 'Q34'],
  ],
  code: (code) => {
    const { success, toast, onBuy, onContinue, opensLogin } = gatewayCodeRow(code);
    if (success) return ['success: the data is decrypted', ['R71', 'Q48']];
    const parts = [
      `toast '${toast}'`,
      ...(onBuy === toast ? [] : [`on buy '${onBuy}'`]),
      ...(onContinue === toast ? [] : [`on continue '${onContinue}', and the cart switches to full payment`]),
      ...(opensLogin ? ['the app opens its login page, once a burst'] : []),
    ];
    return [parts.join('; '), ['R72', 'R73', 'Q39', ...(opensLogin ? ['Q49'] : [])]];
  },
};
