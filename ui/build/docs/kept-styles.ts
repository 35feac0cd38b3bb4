import type { Plugin } from 'vite';
import { DOCS_PROGRAM } from './docs-writer.ts';

/** Keeps the style modules that the documentation's program imports for their rules alone: its pages use them, drawn before. */
export const keptStyles: Plugin = {
  name: 'asaan:kept-styles',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === DOCS_PROGRAM,
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};
