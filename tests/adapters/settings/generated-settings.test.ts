import { describe } from 'vitest';
import { settingsFile } from '../../arbitraries/settings.ts';
import { generatorLaws } from '../../support/generator-laws.ts';
import { faultsOf } from '../../support/own-brand.ts';

/** A day after every one that settings name. */
const NOW = Date.UTC(2026, 10, 22);
const faults = (settings: object): readonly string[] => faultsOf(JSON.stringify(settings), NOW);
const text = JSON.stringify;

describe('settings', () => {
  generatorLaws('settingsFile', {
    make: settingsFile,
    shrunk: 4,
    isCorrect: (settings) => faults(settings).length === 0,
    reaches: {
      'both wires': (settings) => text(settings).includes('bearer-body'),
      'a wire that is not named': (settings) => !text(settings).includes('"transport"'),
      'no reports': (settings) => settings['errors'] === undefined,
      'no WhatsApp': (settings) => !text(settings).includes('whatsApp'),
      'rows of both editions': (settings) => /"classic".*"tabs"/.test(text(settings)),
      ranges: (settings) => text(settings).includes('"prefix"'),
    },
  });
});
