import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINES } from './proofs.ts';

const EXPORT = /^export (?:abstract )?(?:async )?(?:const|let|function|interface|type|class)\*? (\w+)/gm;

/** Each `file#name` of the requirements and decisions that does not exist, and where a rule of that name is instead. */
export function brokenRules(root: string): readonly string[] {
  const exportsOf = readExports(root);
  return LINES.flatMap(([id, { rules }]) => {
    if (rules.length === 0) return [`${id} names no rule`];
    return rules
      .filter((rule) => !isThere(rule, exportsOf))
      .map((rule) => `${id}: ${rule} does not exist; ${instead(rule.split('#')[1] ?? '', exportsOf)}`);
  });
}

function isThere(rule: string, exportsOf: ReadonlyMap<string, readonly string[]>): boolean {
  const [file = '', name = ''] = rule.split('#');
  return exportsOf.get(file)?.includes(name) ?? false;
}

function instead(name: string, exportsOf: ReadonlyMap<string, readonly string[]>): string {
  const files = [...exportsOf].filter(([, names]) => names.includes(name)).map(([file]) => file);
  return files.length === 0 ? 'nothing is exported under that name' : `is it ${files.join(' or ')}#${name}?`;
}

/** What each source file exports by declaration. */
function readExports(root: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    ['core', 'adapters', 'ui', 'tests'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => {
          const text = readFileSync(join(root, file), 'utf8');
          return [file, [...text.matchAll(EXPORT)].map(([, name = '']) => name)] as const;
        }),
    ),
  );
}
