import { noticeForCode, SUCCESS, TOKEN_EXPIRED } from '#core/errors/gateway-codes.ts';
import { explainNumber, type NumberReason } from '#core/number-check/explain-number.ts';
import type { Edition } from '#core/number-check/official-numbers.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { CONTINUE_NOTICES } from '#core/screens/cart-flow.ts';
import { english } from '#core/text/catalogue.ts';
import { bnplStatusOf, CART_STEP, continueResultOf, orderStatusOf } from '../../gateway/wire/codes.ts';
import { type DecisionId, decisionOf, decisionsOn, type RequirementId, requirementOf } from '../rulebook/rulebook.ts';
import { type Arguments, type Command, EXIT, UsageError } from './command.ts';
import { orderOffers } from './statuses.ts';

/** What is said about one thing: the rule as it applies, then the requirements and decisions behind it. */
interface Explanation {
  readonly subject: string;
  /** What the product does, in words. */
  readonly rule: string;
  readonly edition: Edition | null;
  readonly requirements: readonly RequirementId[];
  readonly decisions: readonly DecisionId[];
}

const explained = (
  subject: string,
  rule: string,
  requirements: readonly RequirementId[],
  decisions: readonly DecisionId[] = [],
  edition: Edition | null = null,
): Explanation => ({ subject, rule, edition, requirements, decisions });

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
  const about = Object.hasOwn(BY_CODE, subject) ? BY_CODE[subject] : undefined;
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
  if (decision === null) throw new UsageError(`no requirement or decision '${name}'; there are R1–R76 and Q1–Q67`);
  return explained(decision.id, decision.says, [...decision.settles] as RequirementId[], [decision.id]);
}

function explainOneNumber(input: string, edition: Edition): Explanation {
  const { digits, status, reason } = explainNumber(input, edition);
  const [why, requirements, decisions] = sentenceOf(reason);
  const rule = `${status}${reason.kind === 'empty' ? '' : ` (${digits})`}: ${why}`;
  return explained(`number ${input}`, rule, requirements, decisions, edition);
}

function sentenceOf(reason: NumberReason): readonly [string, readonly RequirementId[], readonly DecisionId[]] {
  switch (reason.kind) {
    case 'exact':
      return [`it is the exact number ${reason.number}, since ${reason.since}`, ['R24'], ['Q13', 'Q61']];
    case 'range':
      return [
        `prefix ${reason.prefix} with ${reason.from} to ${reason.to}, since ${reason.since}`,
        reason.prefix.length + reason.from.length === 10 ? ['R21'] : ['R23'],
        ['Q13', 'Q61'],
      ];
    case 'laterEdition':
      return [
        'a row of the newer tab names it, which the classic edition does not have',
        ['R21', 'R23', 'R24'],
        ['Q13'],
      ];
    case 'hiddenPrefix':
      return [
        `it ends like ${reason.from} to ${reason.to}, a row whose prefix the specification does not show: never official`,
        ['R22', 'R23'],
        ['Q11'],
      ];
    case 'unreadable':
      return [
        'a numeral that is not read stands in it, so that a verdict would be about less',
        ['R24'],
        ['Q12', 'Q61'],
      ];
    case 'noRule':
      return ['no row names it', ['R24'], ['Q11', 'Q12']];
    case 'empty':
      return ['nothing was entered', ['R19', 'R20'], []];
  }
}

/** What can be explained by its number. */
const BY_CODE: Readonly<Record<string, (code: number) => Explanation>> = {
  'bnpl-status': (code) => {
    const { showsRow, badge, isSelectable, showsCredit, toast } = BNPL_AVAILABILITY[bnplStatusOf(code)];
    const parts = [
      showsRow ? 'the BNPL row is shown' : 'the BNPL row is hidden',
      ...(badge === null ? [] : [`badge '${english.shop.cart.badges[badge]}'`]),
      isSelectable ? 'can be chosen, and the cart opens on it' : 'cannot be chosen, and the cart opens on full payment',
      showsCredit ? 'credit is shown' : 'no credit is shown',
      ...(toast === null ? [] : [`a tap says '${english.notices[toast]}'`]),
    ];
    return explained(`bnpl-status ${code}`, parts.join('; '), ['R50', 'R51'], ['Q33']);
  },
  'order-status': (code) => {
    const status = orderStatusOf(code);
    if (status === null)
      return explained(`order-status ${code}`, 'a status that is not specified: no label, no action', ['R62']);
    const actions = Object.entries(orderOffers(status)).filter(([, may]) => may);
    const may = actions.length === 0 ? 'nothing can be done' : actions.map(([name]) => name).join(', ');
    const label = english.shop.order.status[status];
    return explained(`order-status ${code}`, `'${label}'; ${may}`, ['R62', 'R64'], ['Q44', 'Q53']);
  },
  'continue-status': (code) => {
    const result = continueResultOf(code);
    const rule =
      result === 'accepted'
        ? `BNPL with a step other than ${CART_STEP} opens the native page of that step, everything else native order confirmation`
        : `toast '${english.notices[CONTINUE_NOTICES[result]]}'`;
    return explained(`continue-status ${code}`, rule, ['R55'], ['Q38']);
  },
  step: (code) =>
    explained(
      `step ${code}`,
      code === CART_STEP ? 'the cart is loaded' : 'the native page of this step opens instead of the cart',
      ['R45', 'R55'],
      ['Q34'],
    ),
  code: (code) => {
    if (code === SUCCESS) return explained('code 0', 'success: the data is decrypted', ['R71'], ['Q48']);
    const onBuy = noticeForCode(code, 'startPurchase');
    const onContinue = noticeForCode(code, 'continuePurchase');
    const plain = noticeForCode(code);
    const parts = [
      `toast '${english.notices[plain]}'`,
      ...(onBuy === plain ? [] : [`on buy '${english.notices[onBuy]}'`]),
      ...(onContinue === plain
        ? []
        : [`on continue '${english.notices[onContinue]}', and the cart switches to full payment`]),
      ...(code === TOKEN_EXPIRED ? ['the app opens its login page, once a burst'] : []),
    ];
    return explained(
      `code ${code}`,
      parts.join('; '),
      ['R72', 'R73'],
      code === TOKEN_EXPIRED ? ['Q39', 'Q49'] : ['Q39'],
    );
  },
};
