import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from './build-cache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files that get smaller; pictures and fonts are compressed already. */
const COMPRESSED = new Set(['.html', '.js', '.svg', '.css', '.json', '.xml', '.webmanifest']);

/** Writes `.br` and `.gz` beside each text file; static-files.ts serves them by Accept-Encoding. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // Each on its own thread of the pool.
  await Promise.all(files.map(compressFile));
}

/** Writes both forms of one file, as small as they get. */
export async function compressFile(file: string): Promise<void> {
  const plain = readFileSync(file);
  const [small, common] = await Promise.all([
    cached('br', [plain], () => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
    cached('gz', [plain], () => gzipped(plain, { level: 9 })),
  ]);
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, common);
}
