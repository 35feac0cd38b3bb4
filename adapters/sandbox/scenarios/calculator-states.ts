import type { ShopState } from './shop-state.ts';
import { buy } from './state-steps.ts';

/** The instalment calculator (R60, R61). */
export const CALCULATOR_STATES = {
  calculator: {
    title: 'The instalment calculator',
    shows: ['R60', 'R61', 'Q42'],
    async reach(context) {
      const id = await buy(context);
      return { place: { page: 'bnplCalculator', order: id, productAmount: null, loanDays: 60, plan: null }, order: id };
    },
    says: ({ shop }) => [
      shop.calculator.confirm,
      shop.calculator.tip,
      '60,826',
      shop.calculator.perDay({ rate: '2.0' }),
    ],
  },
  'calculator-missing': {
    title: 'An instalment calculator without an order',
    shows: ['R60', 'Q54'],
    reach: async () => ({
      place: { page: 'bnplCalculator', order: null, productAmount: null, loanDays: null, plan: null },
      order: null,
    }),
    says: ({ cases }) => [cases.noOrder.title],
  },
} satisfies Record<string, ShopState>;
