import { describe, expect, it } from 'vitest';
import { servedSite } from '#adapters/server/served-site.ts';
import { DEMO } from '../../support/demo.ts';

describe('paths of the site’s own that stand for whoever takes events and failures', () => {
  const placesOf = (gateway: string, analytics?: string, errors?: string): readonly (readonly string[])[] => {
    const { reports = [] } = servedSite({
      ...DEMO.settings,
      gateway: { ...DEMO.settings.gateway, url: gateway },
      ...(analytics === undefined ? {} : { analytics: { url: analytics } }),
      ...(errors === undefined ? {} : { errors: { url: errors } }),
    });
    return reports.map(({ name, path }) => [name, path]);
  };

  it.each<readonly [string, Parameters<typeof placesOf>, readonly (readonly string[])[]]>([
    ['are none where nothing is reported', ['/gateway'], []],
    ['are none where reports go to other origins', ['/gateway', 'https://a.pk/x', 'https://b.pk/errors'], []],
    [
      'are two where both are named',
      ['/gateway', '/collect', '/errors'],
      [
        ['analytics', '/collect'],
        ['errors', '/errors'],
      ],
    ],
    ['are one where both are the same', ['https://gateway.pk', '/collect', '/collect'], [['analytics', '/collect']]],
    [
      'are not the gateway’s, which are handed on with it',
      ['/gateway/', '/gateway/count', '/gateways'],
      [['errors', '/gateways']],
    ],
  ])('%s', (_title, settings, places) => expect(placesOf(...settings)).toEqual(places));
});
