import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgress } from '#adapters/server/progress.ts';
import { PROJECT } from '#adapters/server/project.ts';

/** `npm run supply-chain`: the bill of materials in build/sbom.json, every licence, and what `npm audit` says, or that it said nothing. */
export function main(): number {
  const progress = startProgress('supply chain', 2);
  progress.step('bill of materials');
  const sbom = npm('sbom', '--sbom-format=cyclonedx');
  if (sbom.status !== 0) {
    process.stderr.write('asaan: npm made no bill of materials\n');
    return 1;
  }
  mkdirSync(join(PROJECT, 'build'), { recursive: true });
  writeFileSync(join(PROJECT, 'build', 'sbom.json'), sbom.stdout);
  printLicences();
  const { components } = JSON.parse(sbom.stdout) as { readonly components: readonly unknown[] };
  process.stdout.write(`bill of materials: build/sbom.json, ${components.length} components\n`);
  progress.step('audit');
  const weaknesses = readAudit(npm('audit', '--json').stdout);
  progress.end();
  if (weaknesses === null) {
    process.stdout.write('npm audit: not run, the registry gave no answer to it\n');
    return 0;
  }
  const { total, ...by } = weaknesses;
  process.stdout.write(`npm audit: ${total} known weaknesses ${JSON.stringify(by)}\n`);
  return total === 0 ? 0 : 1;
}

const npm = (...args: readonly string[]) => spawnSync('npm', args, { cwd: PROJECT, encoding: 'utf8' });

/** How many packages have which licence, the most common first. */
function printLicences(): void {
  const { packages } = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly license?: string }>>;
  };
  const licences = new Map<string, string[]>();
  for (const [path, { license = 'none named' }] of Object.entries(packages)) {
    if (path === '') continue;
    licences.set(license, [...(licences.get(license) ?? []), path.split('node_modules/').at(-1) ?? path]);
  }
  for (const [licence, names] of [...licences].sort(([, a], [, b]) => b.length - a.length)) {
    const shown = names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ');
    process.stdout.write(`${licence.padEnd(20)}${String(names.length).padStart(4)}  ${shown}\n`);
  }
}

interface Weaknesses {
  readonly total: number;
  readonly [weight: string]: number;
}

/** How many weaknesses of which weight; null where there is no report. */
function readAudit(text: string): Weaknesses | null {
  try {
    const report = JSON.parse(text) as { readonly metadata?: { readonly vulnerabilities?: Weaknesses } };
    return report.metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
