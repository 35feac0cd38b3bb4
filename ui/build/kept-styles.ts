import type { Plugin } from 'vite';

/**
 * Keeps the rules of the shop's style modules, of which nothing else is left: their class names stand where they are used. The
 * public pages bring theirs inside.
 */
export const keptStyles: Plugin = {
  name: 'asaan:kept-styles',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};
