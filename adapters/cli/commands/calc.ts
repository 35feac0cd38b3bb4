import * as v from 'valibot';
import { parseDecimal } from '#core/lib/decimal.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import {
  calculateLoan,
  fitLoanField,
  LOAN_CAPS,
  LOAN_FIELDS,
  type LoanField,
  type LoanInput,
} from '#core/loan/loan-input.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { english } from '#core/text/catalogue.ts';
import { formatRupees } from '#core/text/format.ts';
import { type Command, EXIT, noWords, UsageError } from './command.ts';

/** The harness's short names of the fields. */
const NAMES: Record<LoanField, string> = {
  loanAmount: 'amount',
  loanDay: 'days',
  rate: 'rate',
  penaltyRate: 'penalty',
  overdueDays: 'overdue',
};

const keys = ['amount', 'days', 'rate', 'penalty', 'overdue'] as const;
const lineSchema = v.object(Object.fromEntries(keys.map((key) => [key, v.optional(v.string(), '')])));

type Report =
  | { readonly amount: number; readonly markup: number; readonly overdueCharge: number; readonly total: number }
  | { readonly error: { readonly field: string; readonly message: string } };

/** Calculates from texts as if they had been typed: filtered, capped, then checked in order (R26–R31). */
function calculate(read: (name: string) => string, edition: Edition): Report {
  const input = Object.fromEntries(
    LOAN_FIELDS.map((field) => [field, fitLoanField(field, read(NAMES[field])).text]),
  ) as LoanInput;
  const result = calculateLoan(input);
  if (result.kind === 'gap') {
    const { field } = result.gap;
    return { error: { field: NAMES[field], message: english.site.calculator.gaps[edition][field] } };
  }
  const { amount, markup, overdueCharge, total } = result.figures;
  return {
    amount: rupeesFromPaisa(amount),
    markup: rupeesFromPaisa(markup),
    overdueCharge: rupeesFromPaisa(overdueCharge),
    total: rupeesFromPaisa(total),
  };
}

function sentence(report: Report): string {
  if ('error' in report) return report.error.message;
  const shown = (rupees: number): string => formatRupees(Math.round(rupees * 100), 'en');
  return (
    `amount ${shown(report.amount)}, markup ${shown(report.markup)}, ` +
    `overdue charge ${shown(report.overdueCharge)}, total ${shown(report.total)}`
  );
}

/** `calc`: what a loan costs. */
export const calc: Command = {
  usage: 'calc --amount A --days D --rate R --penalty P --overdue O [--edition classic|tabs] [--json], or `calc -`',
  flags: [...keys, 'edition'],
  async run(call, terminal) {
    const edition: Edition = call.oneOf('edition', ['tabs', 'classic']);
    const write = (report: Report): void =>
      terminal.print(call.has('json') ? JSON.stringify(report) : sentence(report));
    if (call.words[0] === '-') {
      for await (const line of terminal.lines()) write(calculateLine(line, edition));
      return EXIT.done;
    }
    noWords(call, calc);
    for (const key of keys) {
      const value = call.need(key);
      if (value !== '' && parseDecimal(value) === null)
        throw new UsageError(`--${key} must be a number, not '${value}'`);
    }
    for (const field of LOAN_FIELDS) {
      const cap = LOAN_CAPS[field];
      const { isCapped, isTruncated, isMisread } = fitLoanField(field, call.need(NAMES[field]));
      if (isMisread) terminal.complain(`--${NAMES[field]}: ${english.site.calculator.misread}`);
      else if (cap !== undefined && isCapped)
        terminal.complain(`--${NAMES[field]}: ${english.site.calculator.capped({ cap })}`);
      else if (isTruncated) terminal.complain(`--${NAMES[field]}: ${english.common.leftOut}`);
    }
    const report = calculate((name) => call.need(name), edition);
    write(report);
    return 'error' in report ? EXIT.no : EXIT.done;
  },
};

function calculateLine(line: string, edition: Edition): Report {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
  if (!read.success) return { error: { field: 'input', message: 'not a JSON object of texts' } };
  const fields = read.output;
  return calculate((name) => fields[name] ?? '', edition);
}
