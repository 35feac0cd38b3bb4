import type { Plugin } from 'vite';

/** The module's place in the bundle: nothing. */
const NOTHING = '\0asaan:no-metadata';

/**
 * Leaves `reflect-metadata` out of browsers' programs, and tsyringe's question whether it is there: it reads what decorators
 * say, and nothing of ours has decorators.
 */
export const withoutMetadata: Plugin = {
  name: 'asaan:without-metadata',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: (id) => (id.startsWith('reflect-metadata') ? NOTHING : null),
  // A development server bundles tsyringe without us, with its question.
  load(id) {
    if (id !== NOTHING) return null;
    return this.environment.mode === 'dev' ? 'Object.assign(Reflect, { getMetadata: () => undefined });' : 'export {};';
  },
  transform: {
    filter: { id: /[\\/]tsyringe[\\/]dist[\\/]esm\w*[\\/]index\.js$/ },
    handler: (code) => code.replace('typeof Reflect === "undefined" || !Reflect.getMetadata', 'false'),
  },
};
