import type { Plugin } from 'vite';
import { folderOf, licencesText, packagesIn } from '../../adapters/server/package-licences.ts';
import { FONT_PACKAGES } from './fonts.ts';

/** Whose code is in the browser's programs, as the bundler has linked them, and under which terms. */
export interface Licences {
  readonly plugin: Plugin;
  /** Every package with its version and the text of its licence; call it once all programs are built. */
  text(): string;
}

/** Watches which packages' code comes into the browser's programs. */
export function createLicences(): Licences {
  const folders = new Set(FONT_PACKAGES.map(folderOf));
  return {
    plugin: {
      name: 'asaan:licences',
      apply: 'build',
      // One instance, since it gathers what all programs bring.
      sharedDuringBuild: true,
      applyToEnvironment: ({ config }) => config.consumer === 'client',
      generateBundle(_options, bundle) {
        for (const folder of packagesIn(bundle)) folders.add(folder);
      },
    },
    text: () => licencesText(folders),
  };
}
