import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainNumber } from '#core/number-check/explain-number.ts';
import { numberReasonText } from '#core/number-check/number-reason-text.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { docs } from '#core/text/en/docs.ts';
import { PROJECT } from '../../server/project.ts';
import { linesOnNumber } from '../lines-behind.ts';
import { lineOf, linesOf, type Requirements, readRequirements } from '../requirements.ts';
import { type Arguments, type Command, EXIT, UsageError } from './command.ts';
import { EXPLAINED_BY_CODE } from './explain-codes.ts';
import { type Explanation, explained } from './explanation.ts';

/** `explain …`: the rule behind an answer, its source, edition and decision, for whoever argues about one. */
export const explain: Command = {
  usage:
    'explain number N [--edition classic|tabs] | bnpl-status N | order-status N | continue-status N | step N | code N | R21 | Q11, all with [--json]',
  flags: ['edition'],
  run(call, terminal) {
    const lines = readRequirements(readFileSync(join(PROJECT, 'tests', 'requirements.md'), 'utf8'));
    const explanation = explanationOf(call, lines);
    const sources = linesOf(lines.requirements, explanation.requirements);
    const decisions = linesOf(lines.decisions, explanation.decisions);
    const rules = [...new Set([...sources, ...decisions].flatMap((each) => each.rules))];
    const report = {
      subject: explanation.subject,
      rule: explanation.rule,
      edition: explanation.edition,
      source: sources.map(({ id, section, quote }) => ({ id, section, quote })),
      decisions: decisions.map(({ id, because, says }) => ({ id, because, says })),
      rules,
    };
    if (call.has('json')) terminal.print(JSON.stringify(report));
    else for (const line of shown(report)) terminal.print(line);
    return EXIT.done;
  },
};

function shown(report: {
  readonly subject: string;
  readonly rule: string;
  readonly edition: Edition | null;
  readonly source: readonly { readonly id: string; readonly section: string; readonly quote: string }[];
  readonly decisions: readonly { readonly id: string; readonly because: string; readonly says: string }[];
  readonly rules: readonly string[];
}): readonly string[] {
  return [
    `${report.subject}: ${report.rule}`,
    ...(report.edition === null ? [] : [`edition   ${report.edition}`]),
    ...report.source.map(({ id, section, quote }) => `${id.padEnd(10)}${section}: ${quote}`),
    ...report.decisions.map(({ id, because, says }) => `${id.padEnd(10)}(${because}) ${says}`),
    ...report.rules.map((rule) => `rule      ${rule}`),
  ];
}

function explanationOf(call: Arguments, lines: Requirements): Explanation {
  const [subject = '', value, ...rest] = call.words;
  const edition = call.oneOf('edition', ['tabs', 'classic']);
  if (rest.length > 0 || subject === '') throw new UsageError(`usage: ${explain.usage}`);
  if (value === undefined) return explainLine(subject, lines);
  if (subject === 'number') return explainOneNumber(value, edition);
  const about = Object.hasOwn(EXPLAINED_BY_CODE, subject) ? EXPLAINED_BY_CODE[subject] : undefined;
  if (about === undefined) throw new UsageError(`nothing explains '${subject}'; usage: ${explain.usage}`);
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`${subject} must be a whole number, not '${value}'`);
  return about(Number(value));
}

/** `R21` or `Q11` by itself. */
function explainLine(name: string, { requirements, decisions }: Requirements): Explanation {
  const requirement = lineOf(requirements, name);
  if (requirement !== undefined) {
    const { id, says } = requirement;
    return explained(
      id,
      says,
      [id],
      decisions.filter(({ settles }) => settles.includes(id)).map((each) => each.id),
    );
  }
  const decision = lineOf(decisions, name);
  if (decision !== undefined) return explained(decision.id, decision.says, decision.settles, [decision.id]);
  const ends = [requirements, decisions].map((lines) => `${lines[0]?.id}–${lines.at(-1)?.id}`);
  throw new UsageError(`no requirement or decision '${name}'; there are ${ends.join(' and ')}`);
}

function explainOneNumber(input: string, edition: Edition): Explanation {
  const { digits, status, reason } = explainNumber(input, edition);
  const { requirements, decisions } = linesOnNumber(reason);
  const why = numberReasonText(reason, docs.reasons);
  const rule = `${status}${reason.kind === 'empty' ? '' : ` (${digits})`}: ${why}`;
  return explained(`number ${input}`, rule, requirements, decisions, edition);
}
