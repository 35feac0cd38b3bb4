import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';

/** `npm run supply-chain`: the bill of materials with every licence in build/sbom.json, and what `npm audit` says, or that it said nothing. */
export function main(): number {
  const sbom = npm('sbom', '--sbom-format=cyclonedx');
  if (sbom.status !== 0) {
    process.stderr.write('asaan: npm made no bill of materials\n');
    return 1;
  }
  mkdirSync(join(PROJECT, 'build'), { recursive: true });
  writeFileSync(join(PROJECT, 'build', 'sbom.json'), sbom.stdout);
  const { components } = JSON.parse(sbom.stdout) as { readonly components: readonly unknown[] };
  process.stdout.write(`bill of materials: build/sbom.json, ${components.length} components\n`);
  const weaknesses = readAudit(npm('audit', '--json').stdout);
  if (weaknesses === null) {
    process.stdout.write('npm audit: not run, the registry gave no answer to it\n');
    return 0;
  }
  const { total, ...by } = weaknesses;
  process.stdout.write(`npm audit: ${total} known weaknesses ${JSON.stringify(by)}\n`);
  return total === 0 ? 0 : 1;
}

const npm = (...args: readonly string[]) => spawnSync('npm', args, { cwd: PROJECT, encoding: 'utf8' });

/** How many weaknesses, and how many of which weight. */
interface Weaknesses {
  readonly total: number;
  readonly [weight: string]: number;
}

/** What a report says; null where there is none. */
function readAudit(text: string): Weaknesses | null {
  try {
    const report = JSON.parse(text) as { readonly metadata?: { readonly vulnerabilities?: Weaknesses } };
    return report.metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
