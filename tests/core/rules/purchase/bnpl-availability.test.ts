import { expect, it } from 'vitest';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { english } from '#core/text/catalogue.ts';

const { badges } = english.shop.cart;
const { notices } = english;

it.each([
  ['itemUnsupported', badges.notSupported, false, notices.bnplItemUnavailable],
  ['loanUnavailable', badges.notSupported, false, notices.bnplLoanUnavailable],
  ['creditInsufficient', badges.unavailable, true, notices.bnplCreditInsufficient],
  ['overdue', badges.unavailable, true, notices.bnplOverdue],
  ['underReview', badges.underReview, false, notices.bnplUnderReview],
  ['currentOrder', badges.unavailable, true, notices.bnplCurrentOrder],
  ['pendingRefund', badges.unavailable, true, notices.bnplPendingRefund],
] as const)('R49, R50, R51 %s shows %s', (status, badge, showsCredit, toast) => {
  const row = BNPL_AVAILABILITY[status];
  expect(row).toMatchObject({ showsRow: true, isSelectable: false, showsCredit });
  expect(row.badge === null ? null : badges[row.badge]).toBe(badge);
  expect(row.toast === null ? null : notices[row.toast]).toBe(toast);
});

it('R50 `available` alone can be chosen, and `notOffered` hides the row', () => {
  const plain = { badge: null, toast: null };
  const { available, notOffered } = BNPL_AVAILABILITY;
  expect(available).toEqual({ ...plain, showsRow: true, isSelectable: true, showsCredit: true });
  expect(notOffered).toEqual({ ...plain, showsRow: false, isSelectable: false, showsCredit: false });
});
