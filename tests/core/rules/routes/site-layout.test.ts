import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inLayout, layoutAfter } from '#core/routes/site-layout.ts';
import { languageOfUnknown, SITE_ADDRESSES, siteAddressAt, startPath } from '#core/routes/site-pages.ts';

const LAYOUTS = ['classic', 'newer'] as const;

it('R12 only an Urdu page with an address in both families says which one it is', () => {
  const after = (path: string, before: (typeof LAYOUTS)[number]) => {
    const address = siteAddressAt(path);
    return address === null ? null : layoutAfter(address, before);
  };
  for (const before of LAYOUTS) {
    expect(['/homeUrdo', '/faqUrdo', '/complaintsUrdo'].map((path) => after(path, before))).toEqual(
      Array.from({ length: 3 }, () => 'newer'),
    );
    expect(['/home/urdo', '/FAQ/urdo', '/complaints/urdo'].map((path) => after(path, before))).toEqual(
      Array.from({ length: 3 }, () => 'classic'),
    );
    for (const path of ['/home', '/FAQ', '/about/urdo', '/notify/urdo', '/servise', '/serviseUrdo', '/terms/urdo']) {
      expect([path, after(path, before)]).toEqual([path, before]);
    }
  }
});

it('R12, R15 a path always leads to the same page and language in either family, and never changes where it is there', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SITE_ADDRESSES), fc.constantFrom(...LAYOUTS), (address, layout) => {
      const path = inLayout(address.path, layout);
      const { page, language } = address;
      expect(siteAddressAt(path)).toMatchObject({ page, language });
      if (address.layout === layout || language === 'en') expect(path).toBe(address.path);
    }),
  );
  expect(inLayout('/HOMEURDO', 'newer')).toBe('/HOMEURDO');
  expect(inLayout('/home/urdo', 'newer')).toBe('/homeUrdo');
  expect(inLayout('/faqUrdo', 'classic')).toBe('/FAQ/urdo');
  for (const path of ['/nothing', '/bnpl/productInfo', '/assets/a.js']) expect(inLayout(path, 'newer')).toBe(path);
});

it('R6, Q4 the root leads home in language and family', () => {
  expect(startPath('ur', 'newer')).toBe('/homeUrdo');
  expect([startPath('en', 'newer'), startPath(null, 'newer'), startPath('ur')]).toEqual([
    '/home',
    '/home',
    '/home/urdo',
  ]);
});

it('an unknown address is answered in its language', () => {
  const paths = ['/gone', '/gone/urdo', '/goneURDU/', '/about/urdo/x', '/urdo/gone/x', '/', '/gone/urdone', '/urdox/'];
  expect(paths.map(languageOfUnknown)).toEqual(['en', 'ur', 'ur', 'ur', 'ur', 'en', 'en', 'en']);
});
