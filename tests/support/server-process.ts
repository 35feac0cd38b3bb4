import { type ChildProcess, spawn } from 'node:child_process';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** The gateway's address, as the server printed it. */
  readonly gateway: string;
  /** Its exit status, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Runs a script of ours in Node. */
export function runScript(script: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits until a server is up. Rejects where it ends before that. */
export async function serverUp(child: ChildProcess): Promise<ServerProcess> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, gateway: await announced(child), ended };
}

/** The gateway's address, once the server has printed it. */
export function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const found = /gateway\s+(\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`ended before it was up: ${text}`)));
  });
}
