import { DECISIONS } from '#adapters/cli/requirements/decisions.ts';
import { DECISION_IDS, REQUIREMENT_IDS } from '#adapters/cli/requirements/find.ts';
import { REQUIREMENTS } from '#adapters/cli/requirements/requirements.ts';
import type { Decision, Requirement } from '#adapters/cli/requirements/types.ts';
import { table } from './markdown.ts';
import { proofOf, readTestTitles, type TestTitle } from './proofs.ts';
import { ruleTables } from './rule-tables.ts';

const HEAD = `# Requirements, decisions and rules

Written by \`npm run docs\` from \`adapters/cli/requirements/\`, from the titles of the tests and from the tables that decide;
a test compares. \`npm run -s cli -- explain R21\` prints one line of it.

Comments that cite the specification (\`specification, §5\`) mean the words quoted here under that section: the specification
itself is not part of this repository. Each line names the rule that answers it and the one test that proves it.`;

/** `tests/requirements.md`: every requirement and decision with its rule and its proof, then the rules as tables. */
export function requirementsPage(root: string): string {
  const titles = readTestTitles(root);
  const requirements = REQUIREMENT_IDS.map((id) => {
    const line: Requirement = REQUIREMENTS[id];
    return [id, line.says, `${line.section}: “${line.quote}”`, ...traced(id, line, titles)];
  });
  const decisions = DECISION_IDS.map((id) => {
    const line: Decision = DECISIONS[id];
    return [id, line.says, `${line.because}: ${line.settles.join(', ')}`, ...traced(id, line, titles)];
  });
  return [
    HEAD,
    '## Requirements',
    table(['line', 'what the product must do', 'the specification', 'rule', 'proved by'], requirements),
    '## Decisions',
    table(['line', 'what was decided', 'why, and for which lines', 'rule', 'proved by'], decisions),
    ...ruleTables(),
    '',
  ].join('\n\n');
}

function traced(id: string, line: Requirement | Decision, titles: readonly TestTitle[]): readonly string[] {
  const proof = proofOf(id, line, titles);
  return [
    line.rules.map(ruleLink).join(', '),
    proof === null
      ? 'nothing'
      : `[${fileName(proof.file)}](${proof.file.replace(/^(?:tests\/|(?=adapters\/))/, (head) => (head === '' ? '../' : ''))}) ${proof.title}`,
  ];
}

function ruleLink(rule: string): string {
  const [file = '', name = ''] = rule.split('#');
  return `[${name}](../${file})`;
}

const fileName = (file: string): string => file.split('/').at(-1) ?? file;
