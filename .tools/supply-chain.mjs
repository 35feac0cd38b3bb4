// npm run supply-chain: the bill of materials in build/sbom.json, every licence, and what npm audit says, or that it said nothing.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './ready.mjs';

ensureInstalled();
const npm = (...args) => spawnSync('npm', args, { cwd: root, encoding: 'utf8' });

const sbom = npm('sbom', '--sbom-format=cyclonedx');
if (sbom.status !== 0) {
  process.stderr.write('asaan: npm made no bill of materials\n');
  process.exit(1);
}
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build', 'sbom.json'), sbom.stdout);

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const licences = new Map();
for (const [path, { license = 'none named' }] of Object.entries(packages)) {
  if (path === '') continue;
  licences.set(license, [...(licences.get(license) ?? []), path.split('node_modules/').at(-1)]);
}
for (const [licence, names] of [...licences].sort(([, a], [, b]) => b.length - a.length)) {
  const shown = names.length > 8 ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more` : names.join(', ');
  process.stdout.write(`${licence.padEnd(20)}${String(names.length).padStart(4)}  ${shown}\n`);
}
process.stdout.write(`bill of materials: build/sbom.json, ${JSON.parse(sbom.stdout).components.length} components\n`);

const audit = npm('audit', '--json');
const report = readReport(audit.stdout);
if (report === null) process.stdout.write('npm audit: not run, the registry gave no answer to it\n');
else {
  const { total, ...by } = report;
  process.stdout.write(`npm audit: ${total} known weaknesses ${JSON.stringify(by)}\n`);
  process.exitCode = total === 0 ? 0 : 1;
}

/** How many weaknesses of which weight; null where there is no report. */
function readReport(text) {
  try {
    return JSON.parse(text).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
