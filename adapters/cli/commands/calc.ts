import * as v from 'valibot';
import { parseDecimal } from '#core/lib/decimal.ts';
import { type Paisa, rupeesFromPaisa } from '#core/lib/money.ts';
import {
  calculateLoan,
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

/** What a loan costs, what of it is missing, or a value that is no number or too long. */
interface Report {
  readonly kind: 'cost' | 'gap' | 'unreadable';
  /** For programs. */
  readonly document: object;
  /** For people. */
  readonly line: string;
}

const fault = (kind: 'gap' | 'unreadable', field: string, message: string): Report => ({
  kind,
  document: { error: { field, message } },
  line: message,
});

/** The loan in rupees, of values as if they had been typed into its fields (Q17), or what is missing first (R26–R31). */
function reportOn(read: (name: string) => string, edition: Edition): Report {
  const fitted = LOAN_FIELDS.map((field) => {
    const [name, given] = [NAMES[field], read(NAMES[field])];
    return { field, name, given, ...fitLoanField(field, given) };
  });
  for (const { field, name, given, text, isMisread, isTruncated, isCapped } of fitted) {
    const isNumber = !isMisread && (text === '' || parseDecimal(text) !== null);
    if (isNumber && (isCapped || !isTruncated)) continue;
    const wanted = isNumber ? `have at most ${LOAN_MAX_CHARACTERS[field]} characters` : 'be a number';
    return fault('unreadable', name, `${name} must ${wanted}, not '${given}'`);
  }
  const result = calculateLoan(Object.fromEntries(fitted.map(({ field, text }) => [field, text])) as LoanInput);
  if (result.kind === 'gap')
    return fault('gap', NAMES[result.gap.field], english.site.calculator.gaps[edition][result.gap.field]);
  const { amount, markup, overdueCharge, total } = result.figures;
  const capped = fitted.filter(({ isCapped }) => isCapped);
  const shown = (paisa: Paisa): string => formatRupees(paisa, 'en');
  const caps = capped.map(
    ({ field, name }) => `; ${name}: ${english.site.calculator.capped({ cap: LOAN_CAPS[field] ?? '' })}`,
  );
  return {
    kind: 'cost',
    document: {
      amount: rupeesFromPaisa(amount),
      markup: rupeesFromPaisa(markup),
      overdueCharge: rupeesFromPaisa(overdueCharge),
      total: rupeesFromPaisa(total),
      // The rates that were above their cap and are counted as the cap.
      ...(capped.length === 0 ? {} : { capped: capped.map(({ name }) => name) }),
    },
    line: `amount ${shown(amount)}, markup ${shown(markup)}, overdue charge ${shown(overdueCharge)}, total ${shown(total)}${caps.join('')}`,
  };
}

/** `calc`: what a loan costs. */
export const calc: Command = {
  usage:
    'calc --amount A --days D --rate R --penalty P --overdue O [--edition classic|tabs] [--json], or `calc -` for one JSON object a line: {"amount":10000,"days":30,"rate":"0.75","penalty":"2.3","overdue":0}',
  words: [0, 1],
  flags: [...keys, 'edition'],
  async run(call, terminal) {
    const edition: Edition = call.oneOf('edition', ['tabs', 'classic']);
    const write = ({ kind, document, line }: Report): boolean => {
      call.show(document, line);
      return kind === 'cost';
    };
    const [word] = call.words;
    if (word === '-') {
      let isAnyRead = false;
      for await (const line of terminal.lines()) isAnyRead = write(reportOnLine(line, edition)) || isAnyRead;
      return isAnyRead ? EXIT.done : EXIT.no;
    }
    if (word !== undefined) throw new UsageError(`unexpected '${word}'; usage: ${calc.usage}`);
    const report = reportOn((name) => call.need(name), edition);
    if (report.kind === 'unreadable') throw new UsageError(`--${report.line}`);
    return write(report) ? EXIT.done : EXIT.no;
  },
};

function reportOnLine(line: string, edition: Edition): Report {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
  if (!read.success) return fault('unreadable', 'input', 'not a JSON object of numbers or texts');
  return reportOn((name) => read.output[name] ?? '', edition);
}
