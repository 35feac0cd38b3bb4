import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { explainNumber, numberReasons, numberReasonText } from '#core/number-check/explain-number.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { PROJECT } from '../../server/project.ts';
import { addCommand, type Cli, type EditionFlags, EXIT, editionFlag, show, UsageError, word } from '../command.ts';
import { linesOf, linesOnNumber, type Requirements, readRequirements } from '../requirements.ts';

/** `explain number N`, `explain R21`: the rule behind it, its source and decision, for whoever argues about one. */
export function addExplain(program: Command, cli: Cli): void {
  const says = 'Show the rule behind a verdict, its words in the specification, and what was decided.';
  const subject = word('<subject>', 'number, or the id of a requirement or decision as R21 or Q11');
  const takes = [subject, word('[value]', 'the number; none for an id'), editionFlag()];
  addCommand(cli, program, 'explain', says, takes, (about: string, value: string | undefined, flags: EditionFlags) => {
    const lines = readRequirements(readFileSync(join(PROJECT, 'tests', 'requirements.md'), 'utf8'));
    const isNumber = about === 'number' && value !== undefined;
    if (!isNumber && value !== undefined) throw new UsageError(`'${about}' is not explained by a value; number is`);
    const edition = isNumber ? flags.edition : null;
    const { subject: named, rule, behind } = isNumber ? onNumber(value, flags.edition) : onLine(about, lines);
    const sources = linesOf(lines.requirements, behind);
    const decided = linesOf(lines.decisions, behind);
    const rules = [...new Set([...sources, ...decided].flatMap((each) => each.rules))];
    const source = sources.map(({ id, section, quote }) => ({ id, section, quote }));
    const decisions = decided.map(({ id, because, says: choice }) => ({ id, because, says: choice }));
    show(cli, flags, { subject: named, rule, edition, source, decisions, rules }, [
      `${named}: ${rule}`,
      ...(edition === null ? [] : [`edition   ${edition}`]),
      ...source.map(({ id, section, quote }) => `${id.padEnd(10)}${section}: ${quote}`),
      ...decisions.map(({ id, because, says: choice }) => `${id.padEnd(10)}(${because}) ${choice}`),
      ...rules.map((each) => `rule      ${each}`),
    ]);
    return EXIT.done;
  });
}

/** What the product does with a number, in words, and the ids of the lines behind it. */
function onNumber(value: string, edition: Edition) {
  const { digits, status, reason } = explainNumber(value, edition);
  const why = numberReasonText(reason, numberReasons);
  const rule = `${status}${reason.kind === 'empty' ? '' : ` (${digits})`}: ${why}`;
  return { subject: `number ${value}`, rule, behind: linesOnNumber(reason) };
}

/** `R21` with what settles it, or `Q11` with what it settles. */
function onLine(name: string, { requirements, decisions }: Requirements) {
  const [line] = linesOf([...requirements, ...decisions], [name]);
  if (line === undefined) {
    const ends = [requirements, decisions].map((lines) => `${lines[0]?.id}–${lines.at(-1)?.id}`);
    throw new UsageError(`no requirement or decision '${name}'; there are ${ends.join(' and ')}`);
  }
  const { id: subject, says: rule } = line;
  const settling = decisions.filter(({ settles }) => settles.includes(subject)).map(({ id }) => id);
  return { subject, rule, behind: 'settles' in line ? [...line.settles, subject] : [subject, ...settling] };
}
