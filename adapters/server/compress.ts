import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressed } from './answer-headers.ts';
import { cached } from './project.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file; site.ts serves them by Accept-Encoding. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressed(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  // Each on its own thread of the pool.
  await Promise.all(files.map((file) => compressFile(file)));
}

/** Brotli's most. */
const EFFORT = 11;

/** Writes both compressed forms of one file beside it. */
export async function compressFile(file: string): Promise<void> {
  const plain = readFileSync(file);
  const [small, common] = await Promise.all([
    cached(`br${EFFORT}`, [plain], () => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: EFFORT } })),
    gzipped(plain, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, common);
}
