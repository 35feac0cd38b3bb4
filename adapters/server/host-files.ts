import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { SHOP_PATHS, SHOP_ROOT } from '#core/routes/places.ts';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';
import { cacheControl, pageHeaders } from './headers.ts';
import type { PolicyOrigins } from './policy-origins.ts';

/**
 * The same headers and ways as our server's, as the `_headers` and `_redirects` files that common static hosts read, so
 * that a CDN can serve the built folder as it is.
 */
export function hostFiles(folder: string, origins: PolicyOrigins): readonly (readonly [file: string, text: string])[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const addresses = (file: string): readonly string[] => {
    if (file === 'index.html') return ['/'];
    if (file === 'product.html') return [SHOP_PATHS.product, SHOP_ROOT];
    if (file === 'shop.html') return Object.values(SHOP_PATHS).filter((path) => path !== SHOP_PATHS.product);
    return [`/${file.replace(/\.html$/, '')}`];
  };
  const blocks = pages.flatMap((file) => {
    const headers = pageHeaders(readFileSync(join(folder, file), 'utf8'), origins);
    return addresses(file).map((path) => block(path, headers));
  });
  const assets = block('/assets/*', { 'cache-control': cacheControl('/assets/'), 'x-content-type-options': 'nosniff' });
  const worker = block('/sw.js', { 'cache-control': cacheControl('/sw.js') });
  return [
    ['_headers', `${[...blocks, assets, worker].join('\n')}\n`],
    ['_redirects', `${redirects().join('\n')}\n`],
  ];
}

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** `from to status`: correct spellings lead to the specification's, the shop's pages to their one shell (Q1, Q2). */
function redirects(): readonly string[] {
  const spelled = SITE_ADDRESSES.flatMap(({ path }) => {
    const urdu = path.replace(/urdo$/i, (found) => `${found.slice(0, -1)}u`);
    const service = path.replace(/^\/servise/, '/service');
    return [urdu, service].filter((other) => other !== path).map((other) => `${other} ${path} 308`);
  });
  const lower = SITE_ADDRESSES.filter(({ path }) => path.includes('FAQ')).map(
    ({ path }) => `${path.replace('FAQ', 'faq')} ${path} 308`,
  );
  const shop = [...Object.values(SHOP_PATHS), SHOP_ROOT].map((path) => {
    const isProduct = path === SHOP_PATHS.product || path === SHOP_ROOT;
    return `${path} /${isProduct ? 'product' : 'shop'}.html 200`;
  });
  return [...spelled, ...lower, ...shop];
}
