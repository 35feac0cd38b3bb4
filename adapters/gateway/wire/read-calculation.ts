import { loanProductId } from '#core/lib/ids.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import { object } from '../decoder.ts';
import type { WireCall } from './call.ts';
import { count, id, list, percent, rupees } from './fields.ts';

/** Calculator. */
export const READ_CALCULATION = {
  call: 'readCalculation',
  path: 'get/calc/info',
  fields: ({ productOrderId, productAmount, overdueDays, loanDays, originalProductId }) => ({
    productOrderId,
    productAmount: rupeesFromPaisa(productAmount),
    overdueDays,
    loanDays,
    originalProductId: originalProductId ?? '',
  }),
  answer: object({
    totalRepaymentAmount: rupees,
    markup: rupees,
    overdueCharge: rupees,
    productAmount: rupees,
    downPayment: rupees,
    financingAmount: rupees,
    loanDays: list(object({ days: count, markupRate: percent, originalProductId: id(loanProductId) })),
  }),
} as const satisfies WireCall<'readCalculation'>;
