import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../server/project.ts';

/** One folder a phone, one SVG file a colour and side. Our own drawings, 600 × 600. */
const FOLDER = join(PROJECT, 'adapters', 'sandbox', 'catalogue', 'pictures');

let drawings: ReadonlyMap<string, string> | null = null;

/** The SVG of a phone in a colour from a side, as its address names them. Null where there is none. */
export function phonePicture(phone: string, color: string, view: string): string | null {
  // All are read at once, so that an address can name no other file.
  drawings ??= readDrawings();
  return drawings.get(join(phone, `${color}-${view}.svg`)) ?? null;
}

const readDrawings = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]),
  );
