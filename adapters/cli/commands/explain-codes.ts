import { noticeForCode, TOKEN_EXPIRED } from '#core/errors/gateway-codes.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { CONTINUE_NOTICES } from '#core/screens/cart-continue.ts';
import { english } from '#core/text/catalogue.ts';
import { SUCCESS } from '../../gateway/envelope.ts';
import { bnplStatusOf, CART_STEP, continueResultOf, orderStatusOf } from '../../gateway/wire/codes.ts';
import { type Explanation, explained } from './explanation.ts';
import { orderOffers } from './statuses.ts';

/** What can be explained by its number. */
export const EXPLAINED_BY_CODE: Readonly<Record<string, (code: number) => Explanation>> = {
  'bnpl-status': (code) => {
    const { showsRow, badge, isSelectable, showsCredit, toast } = BNPL_AVAILABILITY[bnplStatusOf(code)];
    const parts = [
      showsRow ? 'the BNPL row is shown' : 'the BNPL row is hidden',
      ...(badge === null ? [] : [`badge '${english.shop.cart.badges[badge]}'`]),
      isSelectable ? 'can be chosen, and the cart opens on it' : 'cannot be chosen, and the cart opens on full payment',
      showsCredit ? 'credit is shown' : 'no credit is shown',
      ...(toast === null ? [] : [`a tap says '${english.notices[toast]}'`]),
    ];
    return explained(`bnpl-status ${code}`, parts.join('; '), ['R50', 'R51'], ['Q33']);
  },
  'order-status': (code) => {
    const status = orderStatusOf(code);
    if (status === null)
      return explained(`order-status ${code}`, 'a status that is not specified: no label, no action', ['R62']);
    const actions = Object.entries(orderOffers(status)).filter(([, may]) => may);
    const may = actions.length === 0 ? 'nothing can be done' : actions.map(([name]) => name).join(', ');
    const label = english.shop.order.status[status];
    return explained(`order-status ${code}`, `'${label}'; ${may}`, ['R62', 'R64'], ['Q44', 'Q53']);
  },
  'continue-status': (code) => {
    const result = continueResultOf(code);
    const rule =
      result === 'accepted'
        ? `BNPL with a step other than ${CART_STEP} opens the native page of that step, everything else native order confirmation`
        : `toast '${english.notices[CONTINUE_NOTICES[result]]}'`;
    return explained(`continue-status ${code}`, rule, ['R55'], ['Q38']);
  },
  step: (code) =>
    explained(
      `step ${code}`,
      code === CART_STEP ? 'the cart is loaded' : 'the native page of this step opens instead of the cart',
      ['R45', 'R55'],
      ['Q34'],
    ),
  code: (code) => {
    if (code === SUCCESS) return explained('code 0', 'success: the data is decrypted', ['R71'], ['Q48']);
    const onBuy = noticeForCode(code, 'startPurchase');
    const onContinue = noticeForCode(code, 'continuePurchase');
    const plain = noticeForCode(code);
    const parts = [
      `toast '${english.notices[plain]}'`,
      ...(onBuy === plain ? [] : [`on buy '${english.notices[onBuy]}'`]),
      ...(onContinue === plain
        ? []
        : [`on continue '${english.notices[onContinue]}', and the cart switches to full payment`]),
      ...(code === TOKEN_EXPIRED ? ['the app opens its login page, once a burst'] : []),
    ];
    return explained(
      `code ${code}`,
      parts.join('; '),
      ['R72', 'R73'],
      code === TOKEN_EXPIRED ? ['Q39', 'Q49'] : ['Q39'],
    );
  },
};
