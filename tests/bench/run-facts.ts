import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';

/** Where, when and with what a run that begins now is measured; `programs` beside Node and the generator. */
export function factsLine(seconds: number, ...programs: readonly string[]): string {
  const manifest = readFileSync(join(PROJECT, 'node_modules', 'autocannon', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const [processor = 'unknown', load = 0] = [cpus()[0]?.model.trim(), loadavg()[0]];
  const machine = `${processor}, ${availableParallelism()} cores for generator, servers and database together`;
  const tools = [`Node ${process.versions.node}`, `autocannon ${version}`, ...programs].join(', ');
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, a load of ${load.toFixed(1)} before it began; ${tools}; ${seconds} s of each kind.`;
}
