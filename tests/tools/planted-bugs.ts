import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSite } from '#adapters/server/built-site.ts';
import { startProgress } from '#adapters/server/progress.ts';
import { PROJECT, TSC } from '#adapters/server/project.ts';
import type { PlantedBug } from './planted-bug.ts';
import { PLANTED_BUGS } from './planted-bug-table.ts';
import { runVitest } from './run-vitest.ts';

/** `npm run test:planted`: plants one bug at a time, runs the tests that should see it, and says how many were caught. */
export async function main(): Promise<number> {
  const progress = startProgress('planted bugs', PLANTED_BUGS.length);
  let caught = 0;
  for (const bug of PLANTED_BUGS) {
    progress.step(bug.name);
    const isCaught = await plant(bug);
    if (isCaught) caught += 1;
    process.stdout.write(`${isCaught ? 'caught' : 'MISSED'}  ${bug.name}\n`);
  }
  progress.end();
  compile();
  await ensureSite('sandbox');
  process.stdout.write(`${caught} of ${PLANTED_BUGS.length} planted bugs caught\n`);
  return caught === PLANTED_BUGS.length ? 0 : 1;
}

/** True where the tests fail with the bug in place; the file is itself again afterwards. */
async function plant({ name, file, from, to, tests }: PlantedBug): Promise<boolean> {
  const path = join(PROJECT, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2) throw new Error(`'${name}' no longer fits ${file}`);
  try {
    writeFileSync(
      path,
      sound.replace(from, () => to),
    );
    // The server's tests start what is compiled; a bug may break the types and run all the same.
    if (tests.some((each) => each.startsWith('tests/adapters/server'))) compile();
    return (await runVitest(['--bail', '1', '--reporter', 'dot', ...tests], {}, true)) !== 0;
  } finally {
    writeFileSync(path, sound);
  }
}

const compile = (): void => void spawnSync(TSC, ['-b'], { cwd: PROJECT, stdio: 'ignore' });
