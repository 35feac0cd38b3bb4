import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#adapters/server/settings.ts';

describe('the environment of the server', () => {
  it('says what is asked for, and has faults off unless they are', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      hasFaults: false,
      admin: null,
      allowedOrigins: [],
      picturesOrigin: null,
      logsRequests: true,
      lacksOptional: false,
      store: { kind: 'folder', folder: '.data' },
    });
    for (const args of [['--without', 'optional'], ['--without=optional']])
      expect(readEnvironment({ LEDGER_URL: 'postgres://db/x' }, args)).toMatchObject({
        lacksOptional: true,
        store: { kind: 'postgres', url: 'postgres://db/x' },
      });
    expect(
      readEnvironment({
        PORT: '0',
        FAULTS: 'on',
        LIMITS: 'off',
        LOG: 'errors',
        DRAIN: '0',
        PROXIES: '1',
        ALLOWED_ORIGINS: 'https://qarz.pk, http://127.0.0.1:8081',
        PICTURES_ORIGIN: 'http://127.0.0.1:8080',
      }),
    ).toMatchObject({
      port: 0,
      hasFaults: true,
      limits: null,
      logsRequests: false,
      drainMs: 0,
      hops: 1,
      allowedOrigins: ['https://qarz.pk', 'http://127.0.0.1:8081'],
      picturesOrigin: 'http://127.0.0.1:8080',
    });
  });

  const ORIGINS = 'ALLOWED_ORIGINS and PICTURES_ORIGIN must be origins, not';
  it.each([
    [{ PORT: 'eighty' }, "PORT must be a number from 0 to 65535, not 'eighty'"],
    [{ ADMIN_TOKEN: 'short' }, 'ADMIN_TOKEN must be 16 to 200 letters, digits or signs of . _ ~ + / = -'],
    [{ LIMITS: '{}' }, "LIMITS must be on or off, not '{}'"],
    [{ PROXIES: 'two' }, "PROXIES must be a number from 0 to 9, not 'two'"],
    [{ DRAIN: 'long' }, "DRAIN must be a number of seconds from 0 to 99, not 'long'"],
    [{ LOG: 'all' }, "LOG must be requests or errors, not 'all'"],
    [{ ALLOWED_ORIGINS: '*' }, `${ORIGINS} '*'`],
  ])('that is wrong is said in words: %j', (env, says) => {
    expect(readEnvironment(env)).toEqual(expect.stringContaining(says));
  });

  it.each([
    ['mysql://root:secret@db/x', 'LEDGER_URL must be postgres://…, not mysql:…'],
    ['secret', 'LEDGER_URL is no address'],
    ['postgres:///x', 'LEDGER_URL names no host'],
    ['postgres://u:12/secret@db/x', 'LEDGER_URL has an @ but no user'],
  ])('says what is wrong with a database, without its password: %s', (url, says) => {
    const said = readEnvironment({ LEDGER_URL: url });
    expect(said).toEqual(expect.stringContaining(says));
    expect(said).not.toContain('secret');
  });

  it('takes no other word behind the command', () => {
    expect(readEnvironment({}, ['--workers', '2'])).toBe("takes --without optional, not '--workers 2'");
  });
});
