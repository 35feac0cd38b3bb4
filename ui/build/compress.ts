import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { isCompressed } from '../../adapters/server/answer-headers.ts';
import { cached } from '../../adapters/server/project.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file, as small as they get; site.ts serves them by Accept-Encoding. */
export async function compressFolder(folder: string): Promise<void> {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCompressed);
  // Each on its own thread of the pool.
  await Promise.all(
    texts.map(async (text) => {
      const file = join(folder, text);
      const plain = readFileSync(file);
      writeFileSync(`${file}.br`, await cached('br11', [plain], () => brotli(plain)));
      writeFileSync(`${file}.gz`, await gzipped(plain, { level: 9 }));
    }),
  );
}
