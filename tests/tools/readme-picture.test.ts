import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '#adapters/server/project.ts';
import { described, descriptionOf, README_PICTURE, README_PICTURE_PATH, README_SCREENS } from './readme-picture.ts';

const AGAIN = 'draw it again with `npm run pictures -- --readme`';

describe('the picture in the README', () => {
  it('is there, small, shown, and drawn of the screens that it is to show', () => {
    expect(existsSync(README_PICTURE_PATH), `${README_PICTURE} is missing: ${AGAIN}`).toBe(true);
    const picture = readFileSync(README_PICTURE_PATH);
    expect(descriptionOf(picture), AGAIN).toBe(README_SCREENS.join(' '));
    expect(picture.length).toBeLessThanOrEqual(150_000);
    expect(readFileSync(join(PROJECT, 'README.md'), 'utf8')).toContain(`](${README_PICTURE})`);
  });

  it('names its screens in its metadata, once, however often it is described', () => {
    const size = { width: 2, height: 3 };
    const plain = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 \x03\0\0\0abc\0', 'latin1')]);
    expect(descriptionOf(plain)).toBeNull();
    const twice = described(described(plain, size, 'home-en'), size, 'home-ur');
    expect([descriptionOf(twice), twice.readUInt32LE(4)]).toEqual(['home-ur', twice.length - 8]);
    expect(twice.toString('latin1').match(/VP8X|VP8 |XMP /g)).toEqual(['VP8X', 'VP8 ', 'XMP ']);
  });
});
