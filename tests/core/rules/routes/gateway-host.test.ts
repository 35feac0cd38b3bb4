import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTestHost } from '#core/routes/gateway-host.ts';

describe('R36 the hosts that speak to the test gateway', () => {
  it.each([
    'localhost',
    '[::1]',
    '127.0.0.1',
    '127.1.20.255',
    'test.asaan.example',
    'test.a',
    'asaan.test',
    'a.b.test',
  ])('R36 %s is a test host', (host) => expect(isTestHost(host)).toBe(true));

  it('every address of this device is one', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (a, b, c) => {
        expect(isTestHost(`127.${a}.${b}.${c}`)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'asaan.example',
    'localhost.evil.example',
    'mylocalhost',
    '::1',
    'x[::1]',
    '[::1]x',
    '[::12]',
    '1127.0.0.1',
    '127.0.0',
    '127.0.0.1.1',
    '127.0.0.1234',
    '127.0.0.',
    '127.0.0.a',
    '127x0x0x1',
    '127.0.0.1.evil.example',
    '128.0.0.1',
    'test.',
    'test',
    'testing.example',
    'mytest.example',
    'contest.example',
    'latest.asaan.example',
    '.test',
    'asaantest',
    'asaan.testing',
    'asaan.test.example',
  ])('%j is none', (host) => expect(isTestHost(host)).toBe(false));
});
