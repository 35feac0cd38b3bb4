import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from './build-cache.ts';
import { isCompressed } from './content-types.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file; static-files.ts serves them by Accept-Encoding. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressed(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  // Each on its own thread of the pool.
  await Promise.all(files.map((file) => compressFile(file)));
}

/** Brotli’s efforts: the most for what phones load; of what a developer reads on his own machine, a twentieth of the time for a tenth more. */
const EFFORTS = { phones: 11, developers: 9 } as const;

/** Writes both compressed forms of one file beside it. */
export async function compressFile(file: string, readers: keyof typeof EFFORTS = 'phones'): Promise<void> {
  const plain = readFileSync(file);
  const effort = EFFORTS[readers];
  const [small, common] = await Promise.all([
    cached(`br${effort}`, [plain], () => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } })),
    gzipped(plain, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, common);
}
