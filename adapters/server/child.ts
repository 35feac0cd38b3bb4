import type { ChildProcess } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits for a child that must end well; a signal that ends this process meanwhile ends the child too. */
export async function endTogether(child: ChildProcess, failure: string): Promise<void> {
  const endBoth = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, endBoth);
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (status) => (status === 0 ? resolve() : reject(new Error(failure))));
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, endBoth);
  }
}
