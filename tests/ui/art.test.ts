import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Art } from '../../ui/kit/parts/art/art.tsx';

const DRAWINGS = import.meta.glob<string>('../../ui/kit/parts/art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tags = (text: string): readonly string[] => text.match(/<\w+/g) ?? [];

it.each(Object.entries(DRAWINGS))('%s is drawn whole, shape by shape', (_file, drawing) => {
  expect(tags(renderToStaticMarkup(createElement(Art, { drawing })))).toEqual(tags(drawing));
});
