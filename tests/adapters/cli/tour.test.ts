import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENARIOS } from '#adapters/sandbox/scenarios/tours.ts';
import { cliJson } from '../../support/command-line.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('shop tour', () => {
  it.each(SCENARIOS.filter(({ steps }) => steps.length > 1))(
    'tour $name ends as it should, with the same trace on the fake and on the wire, and nothing that was typed in it',
    async ({ name }) => {
      const fake = await cliJson(['shop', 'tour', '--scenario', name]);
      const wire = await cliJson(['shop', 'tour', '--scenario', name, '--gateway', server.gateway]);
      expect(fake[0]).toBe(0);
      expect(fake[1]).toMatchObject({ scenario: name, result: 'done', reason: null });
      expect(wire).toEqual(fake);
    },
  );

  it('tours cross the socket encrypted', () => {
    const calls = server.requests.filter((request) => request.includes('/v1/bnpl/'));
    expect(calls.length).toBeGreaterThan(30);
    expect(calls.join('\n')).not.toMatch(/sandbox-token|samsung|Ayesha/);
  });
});
