import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureSite } from '#adapters/server/built-site.ts';
import type { SiteMode } from '#adapters/server/deployment.ts';
import { locked } from '#adapters/server/lock.ts';
import { PROJECT } from '#adapters/server/project.ts';

/** Folder of a mode's site, built first unless it is as new as its sources. */
export const builtSite = (mode: SiteMode): Promise<string> => ensureSite(mode);

/** Folder of the compiled sources, compiled first where anything changed. */
export async function builtLibrary(): Promise<string> {
  await locked('library', async () => {
    const child = spawn(process.execPath, [join(PROJECT, '.tools', 'run.mjs'), '--compile'], {
      stdio: ['ignore', 2, 2],
    });
    const status = await new Promise((resolve) => child.once('exit', resolve));
    if (status !== 0) throw new Error('the sources do not compile');
  });
  return join(PROJECT, 'build');
}
