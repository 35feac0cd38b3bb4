import type { Command } from 'commander';
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
import { LOAN_MAX_CHARACTERS } from '#core/loan/terms.ts';
import { numberReasons } from '#core/number-check/explain-number.ts';
import {
  checkNumber,
  type NumberVerdict,
  STATUS_CODE,
  shownNumber,
  verdictKind,
} from '#core/number-check/judge-number.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { english } from '#core/text/catalogue.ts';
import { formatRupees } from '#core/text/format.ts';
import {
  addCommand,
  type Cli,
  type EditionFlags,
  EXIT,
  editionFlag,
  flag,
  show,
  UsageError,
  word,
} from '../command.ts';

/** What the page says, in one line. */
function sentence(input: string, verdict: NumberVerdict): string {
  const text = english.site.numberCheck;
  const kind = verdictKind(verdict);
  if (kind === 'unchecked') return `${input}: ${numberReasons.empty}`;
  const said = `${text.judged[kind]} ${shownNumber(verdict)}. ${text[kind].title}`;
  return verdict.isPartial ? `${said}. ${text.onlyDigits}` : said;
}

/** `check NUMBER`: is it one of the company's numbers? (R19–R24) */
export function addCheck(program: Command, cli: Cli): void {
  const number = word('<number>', 'the number, however it is written; - reads one a line, and ends with 0');
  const says = 'Say whether a number that called is one of the company’s own.';
  addCommand(cli, program, 'check', says, [number, editionFlag()], async (given: string, flags: EditionFlags) => {
    const write = (input: string): NumberVerdict => {
      const verdict = checkNumber(input, flags.edition);
      const { digits, status } = verdict;
      show(cli, flags, { input, digits, status, code: STATUS_CODE[status] }, sentence(input, verdict));
      return verdict;
    };
    if (given !== '-') return write(given).status === 'official' ? EXIT.done : EXIT.no;
    for await (const line of cli.lines()) write(line);
    return EXIT.done;
  });
}

/** The harness's short names of the fields, and what each is. */
const FIELDS = {
  loanAmount: ['amount', 'what is borrowed, whole rupees'],
  loanDay: ['days', 'for how many days'],
  rate: ['rate', 'interest, percent a day; more than its cap counts as the cap'],
  penaltyRate: ['penalty', 'for lateness, percent a day; more than its cap counts as the cap'],
  overdueDays: ['overdue', 'days after the due date'],
} as const satisfies Readonly<Record<LoanField, readonly [string, string]>>;
type Name = (typeof FIELDS)[LoanField][0];
const WHOLE: ReadonlySet<LoanField> = new Set(['loanAmount', 'loanDay', 'overdueDays']);

const NAMES = LOAN_FIELDS.map((field) => FIELDS[field][0]);
const valueSchema = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const lineSchema = v.object(Object.fromEntries(NAMES.map((name) => [name, v.optional(valueSchema, '')])));

/** What a loan costs, what of it is missing, or a value that is no number or too long; for programs and for people. */
interface Report {
  readonly kind: 'cost' | 'gap' | 'unreadable';
  readonly document: object;
  readonly line: string;
}

const fault = (kind: 'gap' | 'unreadable', field: string, message: string): Report => ({
  kind,
  document: { error: { field, message } },
  line: message,
});

/** The loan in rupees, of values as if they had been typed into its fields (Q17), or what is missing first (R26–R31). */
function reportOn(read: (name: Name) => string, edition: Edition): Report {
  const texts = english.site.calculator;
  const fitted = LOAN_FIELDS.map((field) => {
    const [name] = FIELDS[field];
    return { field, name, given: read(name), ...fitLoanField(field, read(name)) };
  });
  for (const { field, name, given, text, isMisread, isTruncated, isCapped } of fitted) {
    const isNumber = !isMisread && (text === '' || parseDecimal(text) !== null);
    if (isNumber && (isCapped || !isTruncated)) continue;
    const wanted = isNumber
      ? `have at most ${LOAN_MAX_CHARACTERS[field]} characters`
      : `be a ${WHOLE.has(field) ? 'whole ' : ''}number`;
    return fault('unreadable', name, `${name} must ${wanted}, not '${given}'`);
  }
  const result = calculateLoan(Object.fromEntries(fitted.map(({ field, text }) => [field, text])) as LoanInput);
  if (result.kind === 'gap') {
    const gaps = { ...texts.gaps.tabs, ...texts.gaps[edition] };
    return fault('gap', FIELDS[result.gap.field][0], gaps[result.gap.field]);
  }
  const { amount, markup, overdueCharge, total } = result.figures;
  const parts = Object.entries({ amount, markup, overdueCharge, total });
  // The rates that were above their cap and are counted as the cap.
  const capped = fitted.filter(({ isCapped }) => isCapped);
  const caps = capped.map(({ field, name }) => `; ${name}: ${texts.capped({ cap: LOAN_CAPS[field] ?? '' })}`);
  return {
    kind: 'cost',
    document: {
      ...Object.fromEntries(parts.map(([name, paisa]) => [name, rupeesFromPaisa(paisa)])),
      ...(capped.length === 0 ? {} : { capped: capped.map(({ name }) => name) }),
    },
    line: parts.map(([name, paisa]) => `${SAID[name] ?? name} ${formatRupees(paisa, 'en')}`).join(', ') + caps.join(''),
  };
}

const SAID: Readonly<Record<string, string>> = { overdueCharge: 'overdue charge' };

type CalcFlags = EditionFlags & Partial<Record<Name, string>>;

/** `calc`: what a loan costs. */
export function addCalc(program: Command, cli: Cli): void {
  const lines = word(
    '[lines]',
    '- reads one JSON object a line: {"amount":10000,"days":30,"rate":"0.75","penalty":"2.3","overdue":0}',
  ).choices(['-']);
  const fields = LOAN_FIELDS.map((field) => flag(`--${FIELDS[field][0]} <number>`, FIELDS[field][1]));
  const takes = [lines, ...fields, editionFlag()];
  const says = 'Say what a loan costs, as the site’s calculator does.';
  addCommand(cli, program, 'calc', says, takes, async (from: '-' | undefined, flags: CalcFlags) => {
    const write = ({ kind, document, line }: Report): boolean => {
      show(cli, flags, document, line);
      return kind === 'cost';
    };
    if (from === '-') {
      let isAnyRead = false;
      for await (const line of cli.lines()) isAnyRead = write(reportOnLine(line, flags.edition)) || isAnyRead;
      return isAnyRead ? EXIT.done : EXIT.no;
    }
    const missing = NAMES.find((name) => flags[name] === undefined);
    if (missing !== undefined) throw new UsageError(`--${missing} is missing`);
    const report = reportOn((name) => flags[name] ?? '', flags.edition);
    if (report.kind === 'unreadable') throw new UsageError(`--${report.line}`);
    return write(report) ? EXIT.done : EXIT.no;
  });
}

function reportOnLine(line: string, edition: Edition): Report {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
  if (!read.success) return fault('unreadable', 'input', 'not a JSON object of numbers or texts');
  return reportOn((name) => read.output[name] ?? '', edition);
}
