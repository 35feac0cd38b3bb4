import { spawn } from 'node:child_process';
import { bin, PROJECT } from '#adapters/server/project.ts';

/** What came of killing database and servers in the middle of purchases. */
export interface KillFigures {
  readonly kills: number;
  readonly acknowledged: number;
  /** Whether none was lost and none doubled. */
  readonly isWhole: boolean;
}

/** The test files that kill; they fail where anything acknowledged is lost or doubled, and say how much there was. */
const SUITES = ['postgres-ledger', 'many-servers'];

/** Runs the suites that kill, in full. */
export async function killFigures(): Promise<KillFigures> {
  const child = spawn(bin('vitest'), ['run', ...SUITES], {
    cwd: PROJECT,
    env: { ...process.env, FAULT_SUITE: 'full' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk);
    process.stdout.write(chunk);
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  const lines = [...said.matchAll(/^kills (\d+), acknowledged (\d+)/gm)];
  const total = (at: number): number => lines.reduce((sum, line) => sum + Number(line[at]), 0);
  return { kills: total(1), acknowledged: total(2), isWhole: status === 0 && lines.length === SUITES.length };
}
