import { noticeForCode, TOKEN_EXPIRED } from '#core/errors/gateway-codes.ts';
import { can, type OrderStatus } from '#core/order/order.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { english } from '#core/text/catalogue.ts';
import { SUCCESS } from '../../gateway/envelope.ts';
import { bnplStatusOf, orderStatusOf } from '../../gateway/wire/codes.ts';
import { type Command, EXIT, onlyWord, UsageError } from './command.ts';

/** A command that shows the row of one table for a code. */
function tableCommand(name: string, rowOf: (code: number) => object): Command {
  const command: Command = {
    usage: `${name} CODE [--json]`,
    flags: [],
    run(call, terminal) {
      const word = onlyWord(call, command);
      if (!/^\d{1,9}$/.test(word)) throw new UsageError(`CODE must be a whole number, not '${word}'`);
      const row = rowOf(Number(word));
      if (call.has('json')) terminal.print(JSON.stringify(row));
      else for (const [key, value] of Object.entries(row)) terminal.print(`${key}: ${value ?? '-'}`);
      return EXIT.done;
    },
  };
  return command;
}

/** `bnpl-status CODE`: what the pay choice shows (R50, R51). */
export const bnplStatus = tableCommand('bnpl-status', (code) => {
  const { showsRow, badge, isSelectable, showsCredit, toast } = BNPL_AVAILABILITY[bnplStatusOf(code)];
  return {
    code,
    showsRow,
    badge: badge === null ? null : english.shop.cart.badges[badge],
    selectable: isSelectable,
    creditShown: showsCredit,
    toast: toast === null ? null : english.notices[toast],
  };
});

/** `order-status CODE`: what the order page shows (R62–R65). */
export const orderStatus = tableCommand('order-status', (code) => {
  const status = orderStatusOf(code);
  return {
    code,
    status,
    label: status === null ? null : english.shop.order.status[status],
    ...orderOffers(status),
  };
});

/** What the order page offers in a status. */
export function orderOffers(status: OrderStatus | null) {
  return {
    showsDelivery: can('trackDelivery', { status }),
    canConfirmReceipt: can('confirmReceipt', { status }),
    canEditAddress: can('editAddress', { status }),
    canRefund: can('refund', { status }),
    canPay: can('pay', { status }),
    canOpenReview: can('openReview', { status }),
  };
}

/** `gateway-code CODE`: what the shopper is told (R72). */
export const gatewayCode = tableCommand('gateway-code', (code) => ({
  code,
  success: code === SUCCESS,
  toast: code === SUCCESS ? null : english.notices[noticeForCode(code)],
  onBuy: code === SUCCESS ? null : english.notices[noticeForCode(code, 'startPurchase')],
  onContinue: code === SUCCESS ? null : english.notices[noticeForCode(code, 'continuePurchase')],
  opensLogin: code === TOKEN_EXPIRED,
}));
