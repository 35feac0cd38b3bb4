import type { Plugin } from 'vite';

/** Takes crypto-js's search for Node's `crypto` out of browsers' programs: for its `require` the bundler would bring 200 B (br) into the shop's first view. */
export const withoutRequire: Plugin = {
  name: 'asaan:without-require',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /[\\/]crypto-js[\\/]core\.js$/ },
    handler: (code) => code.replace("typeof require === 'function'", 'false'),
  },
};
