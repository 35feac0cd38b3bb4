import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainNumber, numberReasonText } from '#core/number-check/explain-number.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { numberReasons } from '#core/text/en/number-reasons.ts';
import { PROJECT } from '../../server/project.ts';
import { linesOnNumber } from '../lines-behind.ts';
import { lineOf, linesOf, type Requirements, readRequirements } from '../requirements.ts';
import { EXPLAINED_BY_CODE } from './codes.ts';
import { type Arguments, type Command, EXIT, UsageError, wholeNumber } from './command.ts';

/** `explain …`: the rule behind an answer, its source, edition and decision, for whoever argues about one. */
export const explain: Command = {
  usage:
    'explain number N [--edition classic|tabs] | bnpl-status N | order-status N | continue-status N | step N | code N | R21 | Q11, all with [--json]',
  words: [1, 2],
  flags: ['edition'],
  run(call) {
    const lines = readRequirements(readFileSync(join(PROJECT, 'tests', 'requirements.md'), 'utf8'));
    const { subject, rule, edition = null, behind } = explanationOf(call, lines);
    const sources = linesOf(lines.requirements, behind);
    const decisions = linesOf(lines.decisions, behind);
    const rules = [...new Set([...sources, ...decisions].flatMap((each) => each.rules))];
    const source = sources.map(({ id, section, quote }) => ({ id, section, quote }));
    call.show(
      {
        subject,
        rule,
        edition,
        source,
        decisions: decisions.map(({ id, because, says }) => ({ id, because, says })),
        rules,
      },
      [
        `${subject}: ${rule}`,
        ...(edition === null ? [] : [`edition   ${edition}`]),
        ...sources.map(({ id, section, quote }) => `${id.padEnd(10)}${section}: ${quote}`),
        ...decisions.map(({ id, because, says }) => `${id.padEnd(10)}(${because}) ${says}`),
        ...rules.map((each) => `rule      ${each}`),
      ],
    );
    return EXIT.done;
  },
};

/** What is said about one thing: the rule as it applies, and the lines behind it. */
interface Explanation {
  readonly subject: string;
  /** What the product does, in words. */
  readonly rule: string;
  readonly edition?: Edition;
  /** Ids of requirements and decisions. */
  readonly behind: readonly string[];
}

function explanationOf(call: Arguments, lines: Requirements): Explanation {
  const [word = '', value] = call.words;
  const edition = call.oneOf('edition', ['tabs', 'classic']);
  if (value === undefined) return explainLine(word, lines);
  if (word === 'number') {
    const { digits, status, reason } = explainNumber(value, edition);
    const { requirements, decisions } = linesOnNumber(reason);
    const why = numberReasonText(reason, numberReasons);
    const rule = `${status}${reason.kind === 'empty' ? '' : ` (${digits})`}: ${why}`;
    return { subject: `number ${value}`, rule, edition, behind: [...requirements, ...decisions] };
  }
  const about = Object.hasOwn(EXPLAINED_BY_CODE, word) ? EXPLAINED_BY_CODE[word] : undefined;
  if (about === undefined) throw new UsageError(`nothing explains '${word}'; usage: ${explain.usage}`);
  const code = wholeNumber(word, value);
  const [rule, behind] = about(code);
  return { subject: `${word} ${code}`, rule, behind };
}

/** `R21` or `Q11` by itself. */
function explainLine(name: string, { requirements, decisions }: Requirements): Explanation {
  const requirement = lineOf(requirements, name);
  if (requirement !== undefined) {
    const { id, says } = requirement;
    const settling = decisions.filter(({ settles }) => settles.includes(id)).map((each) => each.id);
    return { subject: id, rule: says, behind: [id, ...settling] };
  }
  const decision = lineOf(decisions, name);
  if (decision !== undefined)
    return { subject: decision.id, rule: decision.says, behind: [...decision.settles, decision.id] };
  const ends = [requirements, decisions].map((lines) => `${lines[0]?.id}–${lines.at(-1)?.id}`);
  throw new UsageError(`no requirement or decision '${name}'; there are ${ends.join(' and ')}`);
}
