import type { Command } from 'commander';
import { noticeForCall } from '#core/gateway/calls.ts';
import { noticeForCode, TOKEN_EXPIRED } from '#core/gateway/codes.ts';
import { can } from '#core/order/order.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { english } from '#core/text/catalogue.ts';
import { SUCCESS } from '../../gateway/wire/call.ts';
import { bnplStatusOf, orderStatusOf } from '../../gateway/wire/codes.ts';
import { addCommand, type Cli, EXIT, type JsonFlag, show, wholeNumber, word } from '../command.ts';

/** What the pay choice shows. */
function bnplStatus(code: number) {
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

/** What the order page shows. */
function orderStatus(code: number) {
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

/** What the shopper is told. */
function gatewayCode(code: number) {
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

type Row = Readonly<Record<string, string | number | boolean | null>>;
const COMMANDS: readonly (readonly [name: string, sentence: string, row: (code: number) => Row])[] = [
  ['bnpl-status', 'Say what the cart shows for a bnplPayStatus (R50, R51).', bnplStatus],
  ['order-status', 'Say what the order’s page shows for an orderProcessStatus (R62–R65).', orderStatus],
  ['gateway-code', 'Say what a shopper is told for a code of the gateway (R72, R73).', gatewayCode],
];

/** `bnpl-status CODE`, `order-status CODE`, `gateway-code CODE`. */
export function addCodes(program: Command, cli: Cli): void {
  for (const [name, sentence, rowOf] of COMMANDS) {
    const takes = [word('<code>', 'the number').argParser(wholeNumber)];
    addCommand(cli, program, name, sentence, takes, (code: number, flags: JsonFlag) => {
      const row = rowOf(code);
      const lines = Object.entries(row).map(([key, value]) => `${key}: ${value ?? '-'}`);
      show(cli, flags, row, lines);
      return EXIT.done;
    });
  }
}
