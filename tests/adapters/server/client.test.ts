import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClientFacts, clientName, isLocalRequest, isLoopbackHost } from '#adapters/sandbox/http/client.ts';

const request = (
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = '127.0.0.1',
  httpVersion = '1.1',
): ClientFacts => ({
  headers: { host: '127.0.0.1:8080', ...headers },
  httpVersion,
  socket: { remoteAddress },
});

/** What proxies add, also Fastly, Envoy, Azure and WebLogic: it names the client, or the host that was asked for. */
const PROXY_HEADERS = [
  ...'via forwarded x-forwarded-for x-forwarded-proto x-real-ip cf-connecting-ip x-host'.split(' '),
  ...'fastly-client-ip x-envoy-external-address x-azure-clientip wl-proxy-client-ip proxy-client-ip'.split(' '),
];

describe('a request of this machine', () => {
  it.each([
    request(),
    request({ host: 'localhost' }),
    request({ host: 'shop.localhost:8080', origin: 'http://shop.localhost:8080' }),
    request({ host: '[::1]:8080', origin: 'http://[::1]:8080' }, '::1'),
    request({ host: '127.0.0.53:1' }, '::ffff:127.0.0.1'),
    { ...request(), url: '/gateway/__sandbox' },
  ])('is %j', (facts) => expect(isLocalRequest(facts)).toBe(true));

  it.each([
    ['from another address', request({}, '192.168.1.5')],
    ['from another address that begins alike', request({}, '127.0.0.1.evil')],
    ['from another IPv6 address', request({}, '::ffff:10.0.0.1')],
    ['without an address', { ...request(), socket: {} }],
    ['over HTTP/1.0', request({}, '127.0.0.1', '1.0')],
    ['through an empty X-Forwarded-Proto', request({ 'x-forwarded-proto': '' })],
    ...PROXY_HEADERS.map((name) => [`through ${name}`, request({ [name]: '127.0.0.1' })] as const),
    ['for another host, whatever Host says', { ...request(), url: 'http://evil.example/gateway/__sandbox' }],
    ['for this host by its whole address', { ...request(), url: 'http://127.0.0.1:8080/gateway/__sandbox' }],
    ['by what is no address', request({ host: '127.999.999.999:8080' })],
    ['from what is no address', request({}, '::ffff:127.0.0.256')],
    ['by another name', request({ host: 'evil.example:8080' })],
    ['by a name that begins alike', request({ host: 'localhost.evil.example' })],
    ['by a name that ends alike', request({ host: 'evil-localhost' })],
    ['by no name', request({ host: '' })],
    ['by the address for all', request({ host: '0.0.0.0:8080' })],
    ['by a name with another’s before it', request({ host: 'evil.example@localhost' })],
    ['of another origin', request({ origin: 'http://evil.example' })],
    ['of the origin of another port', request({ origin: 'http://127.0.0.1:3000' })],
    ['of the origin null', request({ origin: 'null' })],
  ] as const)('is none that comes %s', (_what, facts) => expect(isLocalRequest(facts)).toBe(false));

  it('can be had by a server under these hosts alone', () => {
    expect(['127.0.0.1', '127.1.2.3', 'localhost', '::1', '[::1]'].map(isLoopbackHost)).toEqual(Array(5).fill(true));
    expect(['0.0.0.0', '::', '', '10.0.0.1', '127.999.999.999', 'asaan.example'].map(isLoopbackHost)).toEqual(
      Array(6).fill(false),
    );
  });
});

describe('the name of a client', () => {
  const named = (remoteAddress: string, forwarded?: string, hops: number | null = null): string =>
    clientName(request(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, remoteAddress), hops);

  it('is its address', () => {
    expect(named('203.0.113.7')).toBe('203.0.113.7');
    expect(named('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(named('2001:DB8::5')).toBe('2001:db8::5');
  });

  it('is what our own proxy saw, and never what stands before it', () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4(), { maxLength: 4 }), fc.ipV4(), (written, seen) => {
        const header = [...written, seen].join(', ');
        expect(named('127.0.0.1', header)).toBe(seen);
        expect(named('10.0.0.1', header, 1)).toBe(seen);
        expect(named('10.0.0.1', header)).toBe('10.0.0.1');
        expect(named('127.0.0.1', header, 0)).toBe('127.0.0.1');
      }),
    );
    expect(named('10.0.0.1', '203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
    expect(named('127.0.0.1', ' , ')).toBe('127.0.0.1');
  });
});
