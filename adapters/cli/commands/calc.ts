import * as v from 'valibot';
import { parseDecimal } from '#core/lib/decimal.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import {
  calculateLoan,
  type FittedLoanField,
  fitLoanField,
  LOAN_CAPS,
  LOAN_FIELDS,
  type LoanField,
  type LoanInput,
} from '#core/loan/loan-input.ts';
import { LOAN_MAX_CHARACTERS } from '#core/loan/terms.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { english } from '#core/text/catalogue.ts';
import { formatRupees } from '#core/text/format.ts';
import { type Command, EXIT, UsageError } from './command.ts';

/** The harness's short names of the fields. */
const NAMES: Record<LoanField, string> = {
  loanAmount: 'amount',
  loanDay: 'days',
  rate: 'rate',
  penaltyRate: 'penalty',
  overdueDays: 'overdue',
};

const keys = LOAN_FIELDS.map((field) => NAMES[field]);
const valueSchema = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const lineSchema = v.object(Object.fromEntries(keys.map((key) => [key, v.optional(valueSchema, '')])));

type Failure = { readonly error: { readonly field: string; readonly message: string } };
type Report =
  | Failure
  | {
      readonly amount: number;
      readonly markup: number;
      readonly overdueCharge: number;
      readonly total: number;
      /** The rates that were above their cap and are counted as the cap; absent where none was. */
      readonly capped?: readonly string[];
    };

/** The fields as if the values had been typed into them; a failure where one is no number or too long for its field (Q17). */
function fit(read: (name: string) => string): Readonly<Record<LoanField, FittedLoanField>> | Failure {
  const fitted: Partial<Record<LoanField, FittedLoanField>> = {};
  for (const field of LOAN_FIELDS) {
    const given = read(NAMES[field]);
    const { text, isMisread, isTruncated, isCapped } = (fitted[field] = fitLoanField(field, given));
    const isNumber = !isMisread && (text === '' || parseDecimal(text) !== null);
    if (isNumber && (isCapped || !isTruncated)) continue;
    const wanted = isNumber ? `have at most ${LOAN_MAX_CHARACTERS[field]} characters` : 'be a number';
    return { error: { field: NAMES[field], message: `${NAMES[field]} must ${wanted}, not '${given}'` } };
  }
  return fitted as Record<LoanField, FittedLoanField>;
}

/** The loan of the fields in rupees, or what is missing first (R26–R31). */
function calculate(fitted: Readonly<Record<LoanField, FittedLoanField>>, edition: Edition): Report {
  const texts = LOAN_FIELDS.map((field) => [field, fitted[field].text]);
  const result = calculateLoan(Object.fromEntries(texts) as LoanInput);
  if (result.kind === 'gap') {
    const { field } = result.gap;
    return { error: { field: NAMES[field], message: english.site.calculator.gaps[edition][field] } };
  }
  const { amount, markup, overdueCharge, total } = result.figures;
  const capped = LOAN_FIELDS.filter((field) => fitted[field].isCapped).map((field) => NAMES[field]);
  return {
    amount: rupeesFromPaisa(amount),
    markup: rupeesFromPaisa(markup),
    overdueCharge: rupeesFromPaisa(overdueCharge),
    total: rupeesFromPaisa(total),
    ...(capped.length === 0 ? {} : { capped }),
  };
}

function sentence(report: Report): string {
  if ('error' in report) return report.error.message;
  const shown = (rupees: number): string => formatRupees(Math.round(rupees * 100), 'en');
  const caps = LOAN_FIELDS.filter((field) => report.capped?.includes(NAMES[field])).map(
    (field) => `; ${NAMES[field]}: ${english.site.calculator.capped({ cap: LOAN_CAPS[field] ?? '' })}`,
  );
  return (
    `amount ${shown(report.amount)}, markup ${shown(report.markup)}, ` +
    `overdue charge ${shown(report.overdueCharge)}, total ${shown(report.total)}${caps.join('')}`
  );
}

/** `calc`: what a loan costs. */
export const calc: Command = {
  usage:
    'calc --amount A --days D --rate R --penalty P --overdue O [--edition classic|tabs] [--json], or `calc -` for one JSON object a line: {"amount":10000,"days":30,"rate":"0.75","penalty":"2.3","overdue":0}',
  words: [0, 1],
  flags: [...keys, 'edition'],
  async run(call, terminal) {
    const edition: Edition = call.oneOf('edition', ['tabs', 'classic']);
    const write = (report: Report): boolean => {
      call.show(report, sentence(report));
      return !('error' in report);
    };
    const [word] = call.words;
    if (word === '-') {
      let isAnyRead = false;
      for await (const line of terminal.lines()) isAnyRead = write(calculateLine(line, edition)) || isAnyRead;
      return isAnyRead ? EXIT.done : EXIT.no;
    }
    if (word !== undefined) throw new UsageError(`unexpected '${word}'; usage: ${calc.usage}`);
    const fitted = fit((name) => call.need(name));
    if ('error' in fitted) throw new UsageError(`--${fitted.error.message}`);
    return write(calculate(fitted, edition)) ? EXIT.done : EXIT.no;
  },
};

function calculateLine(line: string, edition: Edition): Report {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
  if (!read.success) return { error: { field: 'input', message: 'not a JSON object of numbers or texts' } };
  const fields = read.output;
  const fitted = fit((name) => fields[name] ?? '');
  return 'error' in fitted ? fitted : calculate(fitted, edition);
}
