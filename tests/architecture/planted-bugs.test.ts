import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/test-server.ts';
import { PLANTED_BUGS } from '../tools/planted-bug-table.ts';

const suites = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file}`);

it('every planted bug fits its file, changes it, and is looked for by tests that are there', () => {
  expect(
    PLANTED_BUGS.filter(({ file, from }) => readFileSync(join(ROOT, file), 'utf8').split(from).length !== 2),
  ).toEqual([]);
  expect(PLANTED_BUGS.filter(({ from, to }) => from === to)).toEqual([]);
  const sought = PLANTED_BUGS.flatMap(({ tests }) => tests);
  expect(sought.filter((name) => !suites.some((file) => file.includes(name)))).toEqual([]);
});
