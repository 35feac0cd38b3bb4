import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deviceSections, TOLD_AS } from '#core/session/kept-on-device.ts';
import { policySections } from '#core/session/policy-sections.ts';
import { textsOf } from '#core/text/languages.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The words by which a file reaches what a browser keeps. */
const STORES = /\b(?:sessionStorage|localStorage|indexedDB|caches\b|document\.cookie)/;

describe.each(['en', 'ur'] as const)('R14 what the policies say is kept on the device: %s', (language) => {
  const { reporting } = textsOf(language).site;

  it('is every thing that the table of the session’s keys names, once, and each is a thing of some key', () => {
    const [session] = deviceSections(reporting, false);
    for (const thing of Object.values(reporting.onDevice.things)) expect(session?.text.split(thing)).toHaveLength(2);
    expect(new Set(Object.values(TOLD_AS))).toEqual(new Set(Object.keys(reporting.onDevice.things)));
  });

  it('names the pages kept for later where, and only where, the site keeps them', () => {
    const told = [true, false].map((isOffline) => deviceSections(reporting, isOffline).includes(reporting.offline));
    expect(told).toEqual([true, false]);
  });
});

describe.each(['en', 'ur'] as const)('R14, R25 the sections of a policy: %s', (language) => {
  const { site } = textsOf(language);
  const { counting, failures, onDevice } = site.reporting;
  const COUNTED = { analyticsUrl: '/count', errorsUrl: null, offline: true };

  it('R14 of ours tell what is kept but for the terms, and of visitors in the privacy policy alone', () => {
    const titles = (policy: 'terms' | 'userData' | 'privacy'): readonly string[] =>
      policySections(policy, site, COUNTED, null).map(({ title }) => title);
    const ours = { terms: site.policies.terms, userData: site.policies.userData, privacy: site.policies.privacy };
    for (const policy of ['terms', 'userData', 'privacy'] as const) {
      const shown = titles(policy);
      expect([policy, shown.includes(onDevice.title)]).toEqual([policy, policy !== 'terms']);
      expect([policy, shown.includes(counting.title)]).toEqual([policy, policy === 'privacy']);
      expect([policy, shown.includes(failures.title)]).toEqual([policy, policy === 'privacy']);
      expect(shown).toEqual(expect.arrayContaining(ours[policy].sections.map(({ title }) => title)));
    }
  });

  it('R25, Q55 of a lender’s own have what the build sends below them, in the privacy policy alone', () => {
    const own = [{ title: 'A', text: 'B' }];
    expect(policySections('terms', site, COUNTED, own)).toEqual(own);
    expect(policySections('userData', site, COUNTED, own)).toEqual(own);
    expect(policySections('privacy', site, COUNTED, own)).toEqual([
      ...own,
      { title: counting.title, text: counting.on },
    ]);
  });
});

describe('what the code writes', () => {
  it('are keys of that table, each of them written in the source, in one store of the browser beside the worker’s', () => {
    const sources = ['core', 'adapters', 'ui'].flatMap((ring) =>
      readdirSync(join(ROOT, ring), { recursive: true, encoding: 'utf8' })
        .map((file) => join(ROOT, ring, file))
        .filter((file) => /\.(?:ts|tsx|js)$/.test(file) && !/ui\/(?:sandbox|bridge-check)\//.test(file)),
    );
    const texts = sources.map((file) => [file, readFileSync(file, 'utf8')] as const);
    const stores = texts.filter(([, text]) => STORES.test(text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')));
    for (const [file, text] of stores) {
      const isWorker = /site\/boot\/worker(?:-off)?\.js$/.test(file);
      expect([file, /localStorage|indexedDB|document\.cookie/.test(text)]).toEqual([file, false]);
      expect([file, /\bcaches\./.test(text)]).toEqual([file, isWorker]);
    }
    const written = new Set(
      texts.flatMap(([, text]) =>
        [...text.matchAll(/'((?:draft|receipt|choice|riskSeen):\w+)'/g)].map(([, key]) => key),
      ),
    );
    expect([...written].filter((key) => key === undefined || !Object.hasOwn(TOLD_AS, key))).toEqual([]);
  });
});
