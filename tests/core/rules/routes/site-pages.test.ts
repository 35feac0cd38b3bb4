import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inOtherLanguage,
  POLICY_PAGES,
  routeOfHash,
  SITE_ADDRESSES,
  SITE_MENU,
  SITE_PAGES,
  siteAddressAt,
  sitePath,
  siteRedirects,
  startPath,
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
  it.each(PATHS)('%s is %s, %s and %s', (page, english, classic, newer) => {
    expect(sitePath(page, 'en')).toBe(english);
    expect(sitePath(page, 'en', 'newer')).toBe(english);
    expect(sitePath(page, 'ur')).toBe(classic);
    expect(sitePath(page, 'ur', 'classic')).toBe(classic);
    expect(sitePath(page, 'ur', 'newer')).toBe(newer);
  });

  it.each(
    PATHS.flatMap(([page, english, ...urdu]) => [
      [english, page, 'en'] as const,
      ...urdu.map((path) => [path, page, 'ur'] as const),
    ]),
  )('R6, R10, R12 %s shows %s in %s', (path, page, language) => {
    for (const written of [path, `${path}/`, path.toUpperCase(), path.toLowerCase()])
      expect(siteAddressAt(written)).toMatchObject({ page, language });
  });

  it('are these and no others, the service page’s in the newer layout', () => {
    expect(SITE_PAGES).toEqual(PATHS.map(([page]) => page));
    const paths = new Set([...PATHS.flatMap(([, ...all]) => all), '/servise/urdo']);
    expect(new Set(SITE_ADDRESSES.map(({ path }) => path))).toEqual(paths);
    expect(SITE_ADDRESSES).toHaveLength(paths.size);
    const newer = SITE_ADDRESSES.filter(({ layout }) => layout === 'newer').map(({ path }) => path);
    expect(newer.sort()).toEqual(['/complaintsUrdo', '/faqUrdo', '/homeUrdo', '/servise', '/serviseUrdo']);
    for (const { path, language } of SITE_ADDRESSES) expect(language).toBe(/urdo$/i.test(path) ? 'ur' : 'en');
  });

  it('Q2 no two of them say different things, also without regard to letter case', () => {
    const paths = SITE_ADDRESSES.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
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
    const switched = ['/home', '/homeUrdo', '/servise', '/about'].map((path) => {
      const here = siteAddressAt(path);
      return here === null ? null : inOtherLanguage(here);
    });
    expect(switched).toEqual(['/home/urdo', '/home', '/serviseUrdo', '/about/urdo']);
  });

  it('R6, Q4 / leads home in the stored language', () => {
    expect([startPath(null), startPath('en'), startPath('ur')]).toEqual(['/home', '/home', '/home/urdo']);
  });
});

describe('Q1 spellings that lead on', () => {
  const redirects = new Map(siteRedirects().map(({ from, to }) => [from.toLowerCase(), to]));
  const siteRedirect = (path: string): string | null => redirects.get(path.toLowerCase()) ?? null;

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
      ['#/notify', '/notify'],
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

describe('R13, R14, R5 menus', () => {
  it('R13 the header has Home, About, FAQs, Complaints and the Service dropdown with Notify and Calculator', () => {
    expect(SITE_MENU).toEqual([
      { kind: 'page', page: 'home' },
      { kind: 'page', page: 'about' },
      { kind: 'page', page: 'faq' },
      { kind: 'page', page: 'complaints' },
      { kind: 'dropdown', name: 'service', pages: ['numberCheck', 'calculator'] },
    ]);
  });

  it('R14 the footer has the three policies, in both languages', () => {
    expect(POLICY_PAGES).toEqual(['terms', 'userData', 'privacy']);
  });

  it('the scam warning stands where people come with money in mind', () => {
    expect([...WARNING_PAGES].sort()).toEqual(['calculator', 'complaints', 'faq', 'home', 'numberCheck', 'service']);
  });
});
