import { describe, expect, it } from 'vitest';
import { isOwnPath } from '#core/routes/own-path.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';

describe('a path that stands for somewhere else', () => {
  it('is none of the site’s pages, of the shop’s, or of their files', () => {
    const own = [
      ...SITE_ADDRESSES.map(({ path }) => path),
      ...Object.values(SHOP_PATHS),
      '/',
      '//',
      '/bnpl',
      '/assets',
    ];
    for (const path of [...own, '/assets/collect', '/bridge-check'])
      for (const each of [path, `${path}/`, path.toUpperCase()]) expect([each, isOwnPath(each)]).toEqual([each, true]);
  });

  it.each(['/gateway', '/collect', '/home/collect', '/bnplus', '/errors/', '/asset'])('may be %s', (path) => {
    expect(isOwnPath(path)).toBe(false);
  });
});
