import { expect, it } from 'vitest';
import { drawPictures } from '../tools/pictures.ts';

/**
 * Looks are judged by eye, in build/pictures/index.html. What fails here: a fault on any picture; and a picture that
 * differs from the one that the last run drew of the very same sources, since then nothing was meant to change.
 */
it('every page and state is drawn in both languages, light and dark, without a fault', {
  timeout: 900_000,
}, async () => {
  const { pictures, problems, isOfSameSources } = await drawPictures();
  const changed = pictures.flatMap(({ file, change }) =>
    change.kind === 'changed' ? [`${file}: ${change.pixels} pixels, build/pictures/${change.difference ?? file}`] : [],
  );
  if (pictures.every(({ change }) => change.kind === 'new'))
    process.stdout.write('no pictures of an earlier run to compare with\n');
  else if (!isOfSameSources) process.stdout.write(['to look at, the sources have changed:', ...changed, ''].join('\n'));
  expect(problems).toEqual([]);
  if (isOfSameSources) expect(changed).toEqual([]);
});
