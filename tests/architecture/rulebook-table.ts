import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECISIONS } from '#adapters/cli/rulebook/decisions.ts';
import { REQUIREMENTS } from '#adapters/cli/rulebook/requirements.ts';
import { DECISION_IDS, REQUIREMENT_IDS } from '#adapters/cli/rulebook/rulebook.ts';

/** Titles of tests and laws: what `describe` and `it` are called with, and the keys of a contract's laws. */
const TITLE =
  /(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)|^\s+(?:async )?'([^'\n]*)'\(|'([RQ]\d[^'\n]*)',$/gm;
/** `R21`, `R1–R3`, `R42a`. */
const NAMED = /\b([RQ])(\d+)([a-e]?)(?:[–-]\1(\d+))?/g;

/** The test files whose titles name a requirement or decision, by its id. */
export function readTestTitles(root: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((each) => /\.(?:test|contract)\.ts$/.test(each)).toSorted()) {
    const text = readFileSync(join(root, 'tests', file), 'utf8');
    for (const [, ...groups] of text.matchAll(TITLE)) {
      for (const id of idsIn(groups.find((group) => group !== undefined) ?? '')) {
        found.set(id, (found.get(id) ?? new Set()).add(`tests/${file.replaceAll('\\', '/')}`));
      }
    }
  }
  return new Map([...found].map(([id, names]) => [id, [...names]]));
}

/** Every id that a title names, ranges filled in; `R42` stands for its five parts. */
function idsIn(title: string): readonly string[] {
  return [...title.matchAll(NAMED)].flatMap(([, letter = '', from = '', part = '', to]) => {
    const last = to === undefined ? Number(from) : Number(to);
    const numbers = Array.from({ length: Math.max(1, last - Number(from) + 1) }, (_, at) => Number(from) + at);
    return numbers.flatMap((number) => {
      const id = `${letter}${number}`;
      const parts = REQUIREMENT_IDS.filter((each) => /[a-e]$/.test(each) && each.slice(0, -1) === id);
      return part !== '' || parts.length === 0 ? [id + part] : parts;
    });
  });
}

/** The README's table: each requirement and decision, the file of its rule, the file of its test. */
export function rulebookTable(root: string): string {
  const titles = readTestTitles(root);
  const link = (file: string): string => `[${file.split('/').at(-1) ?? file}](${file})`;
  const row = (id: string, rules: readonly string[]): string => {
    const files = [...new Set(rules.map((rule) => rule.split('#')[0] ?? ''))];
    const tests = (titles.get(id) ?? []).slice(0, 3);
    return `| ${id} | ${files.map(link).join(', ')} | ${tests.map(link).join(', ')} |`;
  };
  return [
    '| line | rule | tests |',
    '| --- | --- | --- |',
    ...REQUIREMENT_IDS.map((id) => row(id, REQUIREMENTS[id].rules)),
    ...DECISION_IDS.map((id) => row(id, DECISIONS[id].rules)),
  ].join('\n');
}
