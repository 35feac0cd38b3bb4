import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import { documents } from '../package/documents.ts';

/** `npm run docs`: writes the documents that are made from the code into `build/docs`, and names them. */
export async function main(): Promise<void> {
  const folder = join(PROJECT, 'build', 'docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await documents(PROJECT)) {
    writeFileSync(join(folder, name), text);
    process.stdout.write(`build/docs/${name}\n`);
  }
}
