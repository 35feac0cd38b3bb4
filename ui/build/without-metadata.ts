import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT } from '../../adapters/server/project.ts';

/** Puts what tsyringe asks of it in the place of `reflect-metadata`, in browsers' programs alone. */
export const withoutMetadata: Plugin = {
  name: 'asaan:without-metadata',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: (id) =>
    id.startsWith('reflect-metadata') ? join(PROJECT, 'ui', 'kit', 'binding', 'no-metadata.ts') : null,
};
