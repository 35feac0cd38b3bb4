import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inOtherLanguage,
  routeOfHash,
  SITE_ADDRESSES,
  SITE_PAGES,
  siteAddressAt,
  sitePath,
  siteRedirect,
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

describe('R6–R12, Q3 addresses by page', () => {
  it.each(PATHS)('%s is %s, %s and %s', (page, english, classic, newer) => {
    expect(sitePath(page, 'en')).toBe(english);
    expect(sitePath(page, 'en', 'newer')).toBe(english);
    expect(sitePath(page, 'ur')).toBe(classic);
    expect(sitePath(page, 'ur', 'classic')).toBe(classic);
    expect(sitePath(page, 'ur', 'newer')).toBe(newer);
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

  it('lead to the other language without a query where none is given', () => {
    const home = siteAddressAt('/homeUrdo');
    expect(home === null ? null : [inOtherLanguage(home), inOtherLanguage(home, '?a=1')]).toEqual([
      '/home',
      '/home?a=1',
    ]);
  });

  it('take one slash at the end, not two, and none in between', () => {
    expect(siteAddressAt('/home/')?.page).toBe('home');
    for (const path of ['/home//', '//home', 'home', '/', '']) expect(siteAddressAt(path)).toBeNull();
  });
});

describe('Q1 spellings that lead on', () => {
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

  it.each(['/', '/urdu', '/services', '/home/urdu/urdu', '/urdu/home', '/serviceurdu/x', '/HOME'])(
    '%s leads nowhere',
    (path) => expect(siteRedirect(path)).toBeNull(),
  );
});

describe('R16, Q5 the start-up hash', () => {
  it.each([
    ['#/notify', '/notify'],
    ['/notify', '/notify'],
    ['#/notify?', '/notify'],
    ['#/NOTIFY/?a=1&b=2', '/notify?a=1&b=2'],
    ['#/bnpl/cartInfo', '/bnpl/cartInfo'],
    ['#/bnpl/cartInfo?x=1', '/bnpl/cartInfo?x=1'],
    ['#/notify#', null],
    ['/notify#', null],
    ['##/notify', null],
    ['#/bnpl/other', null],
    ['?a=1', null],
    ['#', null],
    ['', null],
  ])('of %j leads to %j', (hash, route) => expect(routeOfHash(hash)).toBe(route));
});

describe('R5 the scam warning', () => {
  it('stands where people come with money in mind', () => {
    expect([...WARNING_PAGES].sort()).toEqual(['calculator', 'complaints', 'faq', 'home', 'numberCheck', 'service']);
  });
});
