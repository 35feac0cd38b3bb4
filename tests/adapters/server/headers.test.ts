import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cacheControl, OWN_ORIGIN, pagePolicy } from '#adapters/server/answer-headers.ts';
import { createSiteMap } from '#adapters/server/site-map.ts';
import { servedSite } from '#adapters/server/site-table.ts';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';
import { DEMO } from '../../support/demo.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('base64');

describe('headers as one exact string', () => {
  it('of the shop, which brings nothing inside', () => {
    expect(pagePolicy('<html><script type="module" src="/a.js"></script><div id="root"></div></html>')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'; worker-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('of the sandbox’s shop, which its own simulator may frame, while no public page may be', () => {
    const policy = pagePolicy('<html><div id="root"></div></html>', OWN_ORIGIN, true);
    expect(policy).toContain("frame-ancestors 'self'; frame-src 'self';");
    expect(pagePolicy('<style>a{}</style><script>1</script>', OWN_ORIGIN, true)).toContain(
      "frame-ancestors 'none'; frame-src 'none';",
    );
  });

  it('of a public page, which lets in just its own script, sheet, fonts and worker', () => {
    const policy = pagePolicy('<style>a{}</style><script>1</script>');
    expect(policy).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${sha('1')}'; style-src 'self' 'sha256-${sha('a{}')}'; img-src 'self'; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types asaan-worker`,
    );
  });

  it('of pages that reach other origins: each the ones that it needs, and no more', () => {
    const { origins } = servedSite({
      ...DEMO.settings,
      gateway: { ...DEMO.settings.gateway, url: 'https://gateway.qarz.pk/base', testUrl: 'https://test.qarz.pk:8443' },
      origins: { pictures: ['https://pictures.qarz.pk'] },
      analytics: { url: '/count' },
      errors: { url: 'https://errors.qarz.pk/report' },
    });
    const reach = (html: string): readonly string[] =>
      (pagePolicy(html, origins) ?? '').match(/(?:img|connect)-src [^;]*/g) ?? [];
    expect(reach('<div id="root"></div>')).toEqual([
      "img-src 'self' https://pictures.qarz.pk",
      "connect-src 'self' https://gateway.qarz.pk https://test.qarz.pk:8443 https://errors.qarz.pk",
    ]);
    expect(reach('<form data-island="complaint"></form>')).toEqual([
      "img-src 'self'",
      "connect-src 'self' https://gateway.qarz.pk https://test.qarz.pk:8443 https://errors.qarz.pk",
    ]);
    expect(reach('<p></p>')).toEqual(["img-src 'self'", "connect-src 'self' https://errors.qarz.pk"]);
    expect(servedSite(DEMO.settings).origins).toEqual(OWN_ORIGIN);
    const own = { ...DEMO.settings.gateway, url: `${DEMO.settings.site}/gateway` };
    expect(servedSite({ ...DEMO.settings, gateway: own }).origins).toEqual(OWN_ORIGIN);
  });

  it('of everything else: hashed files for ever, the worker never', () => {
    expect(['/assets/a-1.js', '/sw.js', '/icon.svg'].map(cacheControl)).toEqual([
      'public, max-age=31536000, immutable',
      'no-cache',
      'public, max-age=3600',
    ]);
  });
});

describe('the file behind an address', () => {
  const files = new Set([
    '/index.html',
    '/shop.html',
    '/product.html',
    '/404-en.html',
    '/icon.svg',
    ...SITE_ADDRESSES.map(({ path }) => `${path}.html`),
  ]);
  const has = (file: string): boolean => files.has(file);
  const fileAt = createSiteMap();

  it('R6 is the page’s own, in any letter case', () => {
    for (const { path } of SITE_ADDRESSES) {
      for (const written of [path, path.toUpperCase(), path.toLowerCase()]) {
        expect(fileAt(written, has)).toEqual({ kind: 'file', file: `${path}.html`, status: 200 });
      }
    }
    expect(fileAt('/', has)).toEqual({ kind: 'file', file: '/index.html', status: 200 });
    expect(fileAt('/icon.svg', has)).toEqual({ kind: 'file', file: '/icon.svg', status: 200 });
    expect(fileAt('/bnpl/cartInfo', has)).toEqual({ kind: 'file', file: '/shop.html', status: 200 });
    expect(fileAt('/bnpl', has)).toEqual({ kind: 'file', file: '/product.html', status: 200 });
  });

  it.each([
    ['/nothing', '/404-en.html'],
    ['/nothing/urdo', '/404-urdo.html'],
    ['/assets/gone-1.js', '/404-en.html'],
    ['/../etc/passwd', '/404-en.html'],
  ])('%s is %s, with 404', (path, file) => expect(fileAt(path, has)).toEqual({ kind: 'file', file, status: 404 }));
});
