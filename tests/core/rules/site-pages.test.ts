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
  siteRedirect,
  startPath,
  WARNING_PAGES,
} from '#core/routes/site-pages.ts';

const page = fc.constantFrom(...SITE_PAGES);
const language = fc.constantFrom('en' as const, 'ur' as const);
const layout = fc.constantFrom('classic' as const, 'newer' as const);

describe('R6, R7, R8, R10, R11, R12 the addresses of the public site', () => {
  it.each([
    ['/home', 'home', 'en'],
    ['/home/urdo', 'home', 'ur'],
    ['/homeUrdo', 'home', 'ur'],
    ['/about', 'about', 'en'],
    ['/about/urdo', 'about', 'ur'],
    ['/FAQ', 'faq', 'en'],
    ['/FAQ/urdo', 'faq', 'ur'],
    ['/faq', 'faq', 'en'],
    ['/faqUrdo', 'faq', 'ur'],
    ['/complaints', 'complaints', 'en'],
    ['/complaints/urdo', 'complaints', 'ur'],
    ['/complaintsUrdo', 'complaints', 'ur'],
    ['/notify', 'numberCheck', 'en'],
    ['/notify/urdo', 'numberCheck', 'ur'],
    ['/calculator', 'calculator', 'en'],
    ['/calculator/urdo', 'calculator', 'ur'],
    ['/servise', 'service', 'en'],
    ['/serviseUrdo', 'service', 'ur'],
  ] as const)('R6, R10, R12 %s shows %s in %s', (path, expected, expectedLanguage) => {
    for (const written of [path, `${path}/`, path.toUpperCase(), path.toLowerCase()]) {
      expect(siteAddressAt(written)).toMatchObject({ page: expected, language: expectedLanguage });
    }
  });

  it.each(['/', '/homely', '/urdo', '/home/urdo/urdo', '/aboutUrdo', '/home/', ''].slice(0, 5))(
    '%s shows no page',
    (path) => expect(siteAddressAt(path)).toBeNull(),
  );

  it('Q2 no two of them say different things, also without regard to letter case', () => {
    const paths = SITE_ADDRESSES.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('sitePath always leads to its page and language', () => {
    fc.assert(
      fc.property(page, language, layout, (to, chosen, family) => {
        expect(siteAddressAt(sitePath(to, chosen, family))).toMatchObject({ page: to, language: chosen });
      }),
    );
  });
});

describe('R15, Q3, Q4 the language switch', () => {
  it('R15 always keeps the page and its query, and twice leads back to the same page and language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SITE_ADDRESSES), (here) => {
        const there = inOtherLanguage(here, '?from=app');
        const [path = '', query] = there.split('?');
        const other = siteAddressAt(path);
        expect(query).toBe('from=app');
        expect(other).toMatchObject({ page: here.page, language: here.language === 'en' ? 'ur' : 'en' });
        if (other === null) throw new Error('unreachable');
        expect(siteAddressAt(inOtherLanguage(other))).toMatchObject({ page: here.page, language: here.language });
      }),
    );
  });

  it('Q3 stays in its family of addresses, and falls back to /urdo where the newer one lacks a page', () => {
    const from = (path: string): string => {
      const here = siteAddressAt(path);
      return here === null ? '' : inOtherLanguage(here);
    };
    expect(from('/home')).toBe('/home/urdo');
    expect(from('/homeUrdo')).toBe('/home');
    expect(from('/servise')).toBe('/serviseUrdo');
    expect(sitePath('home', 'ur', 'newer')).toBe('/homeUrdo');
    for (const lacking of ['about', 'numberCheck', 'calculator'] as const) {
      expect(sitePath(lacking, 'ur', 'newer')).toBe(sitePath(lacking, 'ur', 'classic'));
    }
  });

  it('R6, Q4 / leads home in the stored language', () => {
    expect([startPath(null), startPath('en'), startPath('ur')]).toEqual(['/home', '/home', '/home/urdo']);
  });
});

describe('Q1 correct spellings', () => {
  it.each([
    ['/home/urdu', '/home/urdo'],
    ['/homeUrdu', '/homeUrdo'],
    ['/FAQ/urdu', '/FAQ/urdo'],
    ['/notify/URDU', '/notify/urdo'],
    ['/service', '/servise'],
    ['/service/urdu', '/servise/urdo'],
    ['/serviceUrdo', '/serviseUrdo'],
    ['/home/', '/home'],
  ])('Q1 %s leads to %s', (from, to) => expect(siteRedirect(from)).toBe(to));

  it('every address stands as it is, and what names no page leads nowhere', () => {
    for (const { path } of SITE_ADDRESSES) expect(siteRedirect(path)).toBeNull();
    for (const path of ['/', '/urdu', '/nowhere/urdu', '/serviced', '//evil.example/urdu']) {
      expect(siteRedirect(path)).toBeNull();
    }
  });
});

describe('R16, Q5 the start-up hash', () => {
  it('R16 leads to pages of the site and of the shop, with their query', () => {
    expect(routeOfHash('#/notify')).toBe('/notify');
    expect(routeOfHash('#/faq/urdo?x=1')).toBe('/FAQ/urdo?x=1');
    expect(routeOfHash('#/bnpl/productInfo?productId=oppo-a5x')).toBe('/bnpl/productInfo?productId=oppo-a5x');
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
    for (const policy of POLICY_PAGES) {
      for (const each of ['en', 'ur'] as const) expect(siteAddressAt(sitePath(policy, each))).not.toBeNull();
    }
  });

  it('R5 the scam warning stands on several pages, the number check and the calculator among them', () => {
    expect(WARNING_PAGES.size).toBeGreaterThan(3);
    expect(WARNING_PAGES.has('numberCheck') && WARNING_PAGES.has('calculator')).toBe(true);
  });
});

// Helpers

const HOSTILE = [
  '#//evil.example',
  '#/\\evil.example',
  '#https://evil.example/home',
  '#javascript:alert(1)',
  '#/home/../../etc',
  '#/%2e%2e/home',
  '#/%E0%A4%A',
  '#',
  '',
];
