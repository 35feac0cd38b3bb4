import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../server/project.ts';

/** One folder a phone, one WebP file of 720 × 720 a colour and side. Our own drawings, on a clear ground. */
const FOLDER = join(PROJECT, 'adapters', 'sandbox', 'catalogue', 'pictures');

let pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>> | null = null;

/** The picture at an address below `pictures/`, as `samsung-galaxy-a06/gold-back.webp`. Null where there is none. */
export function phonePicture(path: string): Uint8Array<ArrayBuffer> | null {
  // All are read at once, so that an address can name no other file.
  pictures ??= new Map(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.webp'))
      .map((file) => [file, new Uint8Array(readFileSync(join(FOLDER, file)))]),
  );
  return pictures.get(path) ?? null;
}
