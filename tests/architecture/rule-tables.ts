import { bnplStatusOf, CART_STEP, continueResultOf, orderStatusOf } from '#adapters/gateway/wire/codes.ts';
import { ADDRESS_FIELDS } from '#core/address/address.ts';
import { ADDRESS_MAX_LENGTH, EMAIL_ENDINGS } from '#core/address/address-form.ts';
import { CODE_NOTICES, noticeForCode, TOKEN_EXPIRED } from '#core/errors/gateway-codes.ts';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import { done } from '#core/lib/outcome.ts';
import { LOAN_FIELDS } from '#core/loan/loan-input.ts';
import { LOAN_MAX_CHARACTERS, PENALTY_CAP, RATE_CAP } from '#core/loan/terms.ts';
import { HIDDEN_RANGES } from '#core/number-check/hidden-ranges.ts';
import { OFFICIAL_NUMBERS, OFFICIAL_RANGES } from '#core/number-check/official-numbers.ts';
import { can, ORDER_ACTIONS, type OrderAction } from '#core/order/order.ts';
import { buyButton } from '#core/product/buy-button.ts';
import type { Presale, Product, Sku } from '#core/product/product.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import type { PaymentType } from '#core/purchase/purchase.ts';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';
import { afterContinue, CONTINUE_NOTICES } from '#core/screens/cart-after-continue.ts';
import { english } from '#core/text/catalogue.ts';
import { table } from './markdown.ts';

/** The product's rules as tables, printed from the tables that decide: headings and tables in turn. */
export function ruleTables(): readonly string[] {
  return SECTIONS.flatMap(([title, rows]) => [`## ${title}`, printed(rows())]);
}

type Rows = readonly (readonly (string | number | boolean | null)[])[];

const SECTIONS: readonly (readonly [title: string, rows: () => Rows])[] = [
  [
    'Official numbers, ranges (§5, R21, R23)',
    () => [
      ['edition', 'prefix', 'from', 'to'],
      ...OFFICIAL_RANGES.map(({ since, prefix, from, to }) => [since, prefix, from, to]),
    ],
  ],
  [
    'Official numbers, exact (§5, R24)',
    () => [['edition', 'number'], ...OFFICIAL_NUMBERS.map(({ since, number }) => [since, number])],
  ],
  [
    'Suffixes without a known prefix: never official (§5, R22, Q11)',
    () => [
      ['edition', 'digits', 'prefix', 'from', 'to'],
      ...HIDDEN_RANGES.map(({ since, length, prefix, from, to }) => [since, length, prefix, from, to]),
    ],
  ],
  [
    'Site calculator fields (§5, R28, R29, Q16)',
    () => [
      ['field', 'most characters', 'cap', 'message when empty, tabs'],
      ...LOAN_FIELDS.map((field) => [
        field,
        LOAN_MAX_CHARACTERS[field],
        field === 'rate' ? RATE_CAP : field === 'penaltyRate' ? PENALTY_CAP : null,
        english.site.calculator.gaps.tabs[field],
      ]),
    ],
  ],
  [
    'Address checks, in order (§5, R57, Q40, Q64)',
    () => [
      ['field', 'most characters', 'message'],
      ...ADDRESS_FIELDS.map((field) => [
        field,
        ADDRESS_MAX_LENGTH[field] ?? null,
        english.shop.address.problems[field],
      ]),
    ],
  ],
  ['E-mail endings (§9, R59, Q41)', () => [['ending'], ...EMAIL_ENDINGS.map((ending) => [ending])]],
  [
    'Buy button (§4, R41, Q27, Q29)',
    () => [
      ['pre-sale', 'chosen variant', 'button'],
      ...PRESALES.flatMap(([name, presale]) =>
        SKUS.map(([stock, sku]) => [name, stock, buyButton({ presale } as Product, sku).kind]),
      ),
    ],
  ],
  [
    'bnplPayStatus (§4, §8: R50, R51, Q33)',
    () => [
      ['status', 'row', 'badge', 'selectable', 'credit', 'toast'],
      ...numbers(0, 11).map((status) => {
        const { showsRow, badge, isSelectable, showsCredit, toast } = BNPL_AVAILABILITY[bnplStatusOf(status)];
        const words = badge === null ? null : english.shop.cart.badges[badge];
        return [status, showsRow, words, isSelectable, showsCredit, toast === null ? null : english.notices[toast]];
      }),
    ],
  ],
  [
    `Continue (§4, R55, Q38); step ${CART_STEP} is the cart`,
    () => [
      ['status', 'payment', 'step', 'what follows'],
      ...numbers(0, 5).flatMap((status) =>
        (['full', 'bnpl'] as const).flatMap((payment) =>
          [CART_STEP, 1030].map((step) => [status, payment, step, followed(status, payment, step)]),
        ),
      ),
    ],
  ],
  [
    'Order status (§4, R62, R64, Q44, Q53)',
    () => [
      ['status', 'label', 'allows'],
      ...numbers(0, 9).map((code) => {
        const status = orderStatusOf(code);
        const allowed = (Object.keys(ORDER_ACTIONS) as OrderAction[]).filter((action) => can(action, { status }));
        const label = status === null ? null : english.shop.order.status[status];
        return [code, label, allowed.join(', ') || null];
      }),
    ],
  ],
  [
    'Gateway codes (§8, R72, R73)',
    () => [
      ['code', 'toast', 'on buy', 'on Continue', 'opens login'],
      ...[...Object.keys(CODE_NOTICES).map(Number), 400207, 400310, 999999].map((code) => [
        code,
        english.notices[noticeForCode(code)],
        english.notices[noticeForCode(code, 'startPurchase')],
        english.notices[noticeForCode(code, 'continuePurchase')],
        code === TOKEN_EXPIRED,
      ]),
    ],
  ],
  [
    'Public addresses (§2, R6–R12, Q1–Q3)',
    () => [
      ['address', 'page', 'language', 'layout'],
      ...SITE_ADDRESSES.map(({ path, page, language, layout }) => [path, page, language, layout]),
    ],
  ],
];

const PRESALES: readonly (readonly [string, Presale])[] = [
  ['none', { kind: 'none' }],
  ['1', { kind: 'presale', startsAt: null }],
  ['other', { kind: 'unclear' }],
];

const SKUS: readonly (readonly [string, Sku | null])[] = [
  ['in stock', { isInStock: true } as Sku],
  ['sold out', { isInStock: false } as Sku],
  ['none', null],
];

/** What follows Continue, in words. */
function followed(status: number, payment: PaymentType, currentStep: number): string {
  const order = orderId('1');
  const choice = {
    productOrderId: order,
    receiptType: 'express',
    paymentType: payment,
    originalProductId: null,
  } as const;
  const answer = {
    result: continueResultOf(status),
    paymentType: payment,
    nativeStep: currentStep === CART_STEP ? null : nativeStep(currentStep),
    productOrderId: null,
  };
  const next = afterContinue(choice, done(answer));
  if (next.kind === 'notTaken') return `toast '${english.notices[CONTINUE_NOTICES[next.result]]}'`;
  return next.kind === 'nativeStep' ? `native page of step ${next.step}` : next.kind;
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function printed(rows: Rows): string {
  const cell = (value: string | number | boolean | null): string =>
    value === null ? '–' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  const [head = [], ...rest] = rows.map((row) => row.map(cell));
  return table(head, rest);
}
