import type { Plugin } from 'vite';
import { DOCS_PROGRAM } from './docs/docs-writer.ts';

/**
 * Keeps the rules of style modules of which nothing else is left: the shop's, whose class names stand where they are used, and
 * those that the documentation's program imports for pages that were drawn before. The public pages bring theirs inside.
 */
export const keptStyles: Plugin = {
  name: 'asaan:kept-styles',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client' || name === DOCS_PROGRAM,
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};
