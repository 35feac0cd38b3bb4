import { explainNumber } from '#core/number-check/explain-number.ts';
import { numberReasonText } from '#core/number-check/number-reason-text.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { docs } from '#core/text/en/docs.ts';
import {
  DECISION_IDS,
  decisionOf,
  decisionsOn,
  REQUIREMENT_IDS,
  type RequirementId,
  requirementOf,
} from '../requirements/find.ts';
import { linesOnNumber } from '../requirements/lines-behind.ts';
import { type Arguments, type Command, EXIT, UsageError } from './command.ts';
import { EXPLAINED_BY_CODE } from './explain-codes.ts';
import { type Explanation, explained } from './explanation.ts';

/** `explain …`: the rule behind an answer, its source, edition and decision, for whoever argues about one. */
export const explain: Command = {
  usage:
    'explain number N [--edition classic|tabs] | bnpl-status N | order-status N | continue-status N | step N | code N | R21 | Q11, all with [--json]',
  flags: ['edition'],
  run(call, terminal) {
    const explanation = explanationOf(call);
    const sources = explanation.requirements.flatMap((id) => requirementOf(id) ?? []);
    const decisions = explanation.decisions.flatMap((id) => decisionOf(id) ?? []);
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
    else for (const line of linesOf(report)) terminal.print(line);
    return EXIT.done;
  },
};

function linesOf(report: {
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

function explanationOf(call: Arguments): Explanation {
  const [subject = '', value, ...rest] = call.words;
  const edition = call.oneOf('edition', ['tabs', 'classic']);
  if (rest.length > 0 || subject === '') throw new UsageError(`usage: ${explain.usage}`);
  if (value === undefined) return explainLine(subject);
  if (subject === 'number') return explainOneNumber(value, edition);
  const about = Object.hasOwn(EXPLAINED_BY_CODE, subject) ? EXPLAINED_BY_CODE[subject] : undefined;
  if (about === undefined) throw new UsageError(`nothing explains '${subject}'; usage: ${explain.usage}`);
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`${subject} must be a whole number, not '${value}'`);
  return about(Number(value));
}

/** `R21` or `Q11` by itself. */
function explainLine(name: string): Explanation {
  const requirement = requirementOf(name);
  if (requirement !== null) {
    return explained(requirement.id, requirement.says, [requirement.id], decisionsOn(requirement.id));
  }
  const decision = decisionOf(name);
  if (decision === null)
    throw new UsageError(
      `no requirement or decision '${name}'; there are ${REQUIREMENT_IDS[0]}–${REQUIREMENT_IDS.at(-1)} and ${DECISION_IDS[0]}–${DECISION_IDS.at(-1)}`,
    );
  return explained(decision.id, decision.says, [...decision.settles] as RequirementId[], [decision.id]);
}

function explainOneNumber(input: string, edition: Edition): Explanation {
  const { digits, status, reason } = explainNumber(input, edition);
  const { requirements, decisions } = linesOnNumber(reason);
  const why = numberReasonText(reason, docs.reasons);
  const rule = `${status}${reason.kind === 'empty' ? '' : ` (${digits})`}: ${why}`;
  return explained(`number ${input}`, rule, requirements, decisions, edition);
}
