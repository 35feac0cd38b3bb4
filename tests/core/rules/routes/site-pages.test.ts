import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTestHost, SHOP_PATHS } from '#core/routes/places.ts';
import {
  CHECK_PAGES,
  inLayout,
  inOtherLanguage,
  isOwnPath,
  languageOfUnknown,
  layoutAfter,
  MENU_PAGES,
  POLICY_PAGES,
  routeOfHash,
  SITE_ADDRESSES,
  SITE_PAGES,
  siteAddressAt,
  sitePath,
  siteRedirects,
  startPath,
  TOOL_PAGES,
  WARNING_PAGES,
} from '#core/routes/site-pages.ts';

/** Page, English, Urdu of the older and of the newer pages, as R6–R12 and Q1–Q3 spell them. */
const PATHS = [
  ['home', '/home', '/home/urdo', '/homeUrdo'],
  ['about', '/about', '/about/urdo', '/about/urdo'],
  ['faq', '/FAQ', '/FAQ/urdo', '/faqUrdo'],
  ['complaints', '/complaints', '/complaints/urdo', '/complaintsUrdo'],
  ['numberCheck', '/notify', '/notify/urdo', '/notify/urdo'],
  ['calculator', '/calculator', '/calculator/urdo', '/calculator/urdo'],
  ['service', '/servise', '/serviseUrdo', '/serviseUrdo'],
  ['terms', '/terms', '/terms/urdo', '/terms/urdo'],
  ['userData', '/user-data', '/user-data/urdo', '/user-data/urdo'],
  ['privacy', '/privacy', '/privacy/urdo', '/privacy/urdo'],
] as const;

const HOSTILE = [
  '#//evil.example',
  '#/\\evil.example',
  '#https://evil.example/home',
  '#javascript:alert(1)',
  '#/home/../../etc',
  '#/%2e%2e/home',
  '#/%E0%A4%A',
  '#/bnpl/other',
  '#/notify#',
  '/notify#',
  '##/notify',
  '?a=1',
  '#',
  '',
];

describe('R6–R12, Q3 addresses by page', () => {
  it.each(PATHS)('R6, R10, R12 %s is %s, %s and %s, in any case and with a slash', (page, english, classic, newer) => {
    expect([sitePath(page, 'en'), sitePath(page, 'en', 'newer')]).toEqual([english, english]);
    expect([sitePath(page, 'ur'), sitePath(page, 'ur', 'classic')]).toEqual([classic, classic]);
    expect(sitePath(page, 'ur', 'newer')).toBe(newer);
    for (const path of [english, classic, newer])
      for (const written of [path, `${path}/`, path.toUpperCase(), path.toLowerCase()])
        expect(siteAddressAt(written)).toMatchObject({ page, language: path === english ? 'en' : 'ur' });
  });

  it('Q2 are these and no others, also without regard to letter case, the service page’s in the newer layout', () => {
    expect(SITE_PAGES).toEqual(PATHS.map(([page]) => page));
    const paths = new Set([...PATHS.flatMap(([, ...all]) => all), '/servise/urdo']);
    expect(new Set(SITE_ADDRESSES.map(({ path }) => path))).toEqual(paths);
    expect(SITE_ADDRESSES).toHaveLength(paths.size);
    const newer = new Set(['/homeUrdo', '/faqUrdo', '/complaintsUrdo', '/servise', '/serviseUrdo']);
    for (const { path, layout } of SITE_ADDRESSES)
      expect([path, layout]).toEqual([path, newer.has(path) ? 'newer' : 'classic']);
    // No two of them say different things.
    expect(new Set([...paths].map((path) => path.toLowerCase())).size).toBe(paths.size);
  });

  it.each(['/home//', '//home', 'home', '/', '', '/homely', '/urdo', '/home/urdo/urdo', '/aboutUrdo'])(
    '%j shows no page',
    (path) => expect(siteAddressAt(path)).toBeNull(),
  );
});

describe('R15, Q3, Q4 the language switch', () => {
  it('R15 always keeps the page and its query', () => {
    for (const here of SITE_ADDRESSES) {
      const [path = '', query] = inOtherLanguage(here, '?from=app').split('?');
      expect([path, query]).toEqual([inOtherLanguage(here), 'from=app']);
      const there = { page: here.page, language: here.language === 'en' ? 'ur' : 'en' };
      expect(siteAddressAt(path)).toMatchObject(there);
    }
  });

  it('Q3 stays in its family of addresses, and falls back to /urdo where the newer one lacks a page', () => {
    const here = ['/home', '/homeUrdo', '/servise', '/about'].flatMap((path) => siteAddressAt(path) ?? []);
    expect(here.map((each) => inOtherLanguage(each))).toEqual(['/home/urdo', '/home', '/serviseUrdo', '/about/urdo']);
  });
});

describe('Q1 spellings that lead on', () => {
  const siteRedirect = (path: string): string | null =>
    siteRedirects().find(({ from }) => from.toLowerCase() === path.toLowerCase())?.to ?? null;

  it('are every address with a slash, with urdu for urdo, or with service for servise', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SITE_ADDRESSES),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        ({ path }, isUrdu, isService, hasSlash) => {
          const spelled = path
            .replace(/urdo/i, (urdo) => (isUrdu ? urdo.replace('o', 'u') : urdo))
            .replace('servise', isService ? 'service' : 'servise');
          const asked = hasSlash ? `${spelled}/` : spelled;
          expect(siteRedirect(asked)).toBe(asked === path ? null : path);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(['/', '/urdu', '/services', '/home/urdu/urdu', '/urdu/home', '/serviceurdu/x', '/HOME', '//a.b/urdu'])(
    '%s leads nowhere',
    (path) => expect(siteRedirect(path)).toBeNull(),
  );
});

describe('R16, Q5 the start-up hash', () => {
  it('R16 leads to pages of the site and of the shop, with their query', () => {
    for (const [hash, route] of [
      ['/notify', '/notify'],
      ['#/notify?', '/notify'],
      ['#/NOTIFY/?a=1&b=2', '/notify?a=1&b=2'],
      ['#/bnpl/cartInfo', '/bnpl/cartInfo'],
      ['#/bnpl/cartInfo?x=1', '/bnpl/cartInfo?x=1'],
    ] as const)
      expect(routeOfHash(hash)).toBe(route);
  });

  it('R16, Q4 keeps the language of the page that it is at, unless it names its own', () => {
    expect(routeOfHash('#/FAQ?a=1', 'ur')).toBe('/FAQ/urdo?a=1');
    expect(routeOfHash('#/FAQ', 'ur', 'newer')).toBe('/faqUrdo');
    for (const language of ['en', 'ur'] as const) {
      for (const { path } of SITE_ADDRESSES.filter((each) => each.language === 'ur' || language === 'en'))
        expect(routeOfHash(`#${path}`, language, 'newer')).toBe(path);
      expect(routeOfHash('#/bnpl/cartInfo', language)).toBe('/bnpl/cartInfo');
    }
  });

  it('Q5 anything else is always ignored, and nothing leads off the site', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath(), fc.constantFrom(...HOSTILE)), (text) => {
        const route = routeOfHash(`#${text}`);
        if (route !== null) expect(new URL(route, 'https://asaan.example').origin).toBe('https://asaan.example');
      }),
    );
    for (const text of HOSTILE) expect(routeOfHash(text)).toBeNull();
  });
});

it('R13, R14, R5 header, footer and warning have their pages', () => {
  expect(MENU_PAGES).toEqual(['home', 'about', 'faq', 'complaints']);
  expect(TOOL_PAGES).toEqual(['numberCheck', 'calculator']);
  expect(POLICY_PAGES).toEqual(['terms', 'userData', 'privacy']);
  expect([...WARNING_PAGES].sort()).toEqual(['calculator', 'complaints', 'faq', 'home', 'numberCheck', 'service']);
  expect([...CHECK_PAGES].sort()).toEqual(['numberCheck', 'service']);
});

describe('R12 the two families of addresses', () => {
  const LAYOUTS = ['classic', 'newer'] as const;

  it.each([
    ['newer', ['/homeUrdo', '/faqUrdo', '/complaintsUrdo']],
    ['classic', ['/home/urdo', '/FAQ/urdo', '/complaints/urdo']],
    [null, ['/home', '/FAQ', '/about/urdo', '/notify/urdo', '/servise', '/serviseUrdo', '/terms/urdo']],
  ] as const)('R12 only an Urdu page with an address in both says which one it is: %s', (said, paths) => {
    for (const before of LAYOUTS)
      for (const path of paths) {
        const address = siteAddressAt(path);
        expect([path, address && layoutAfter(address, before)]).toEqual([path, said ?? before]);
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
    const paths = '/gone /gone/urdo /goneURDU/ /about/urdo/x /urdo/gone/x / /gone/urdone /urdox/'.split(' ');
    expect(paths.map(languageOfUnknown)).toEqual(['en', 'ur', 'ur', 'ur', 'ur', 'en', 'en', 'en']);
  });
});

describe('R36 the hosts that speak to the test gateway', () => {
  const HOSTS = {
    these: 'localhost [::1] 127.0.0.1 127.1.20.255 test.asaan.example test.a asaan.test a.b.test',
    'no other loopback':
      'localhost.evil.example mylocalhost ::1 x[::1] [::1]x [::12] 1127.0.0.1 127.0.0 127.0.0.1.1 127.0.0.1234 127.0.0. ' +
      '127.0.0.a 127x0x0x1 127.0.0.1.evil.example 128.0.0.1',
    'no other name':
      'asaan.example test. test testing.example mytest.example contest.example latest.asaan.example .test asaantest ' +
      'asaan.testing asaan.test.example',
  };

  it.each(Object.entries(HOSTS))('R36 are %s', (what, hosts) => {
    for (const host of hosts.split(' ')) expect([host, isTestHost(host)]).toEqual([host, what === 'these']);
    expect(isTestHost('')).toBe(false);
  });
});

describe('a path that stands for somewhere else', () => {
  it('is none of the site’s pages, of the shop’s, or of their files', () => {
    const pages = [...SITE_ADDRESSES.map(({ path }) => path), ...Object.values(SHOP_PATHS)];
    for (const path of [...pages, '', '/', '//', '/bnpl', '/assets', '/assets/collect', '/bridge-check'])
      for (const each of [path, `${path}/`, path.toUpperCase()]) expect([each, isOwnPath(each)]).toEqual([each, true]);
    for (const path of ['/gateway', '/collect', '/home/collect', '/bnplus', '/errors/', '/asset'])
      expect([path, isOwnPath(path)]).toEqual([path, false]);
  });
});
