import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_PAGE_POLICY, SECURITY_HEADERS } from '#adapters/server/answer-headers.ts';
import { answerTo } from '../../support/ask.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(true);
});
afterAll(() => server.stop());

const closing = 'Connection: close\r\n\r\n';

describe('a request that is refused before anybody looks at its address', () => {
  it.each([
    ['is no HTTP', 'nothing that is HTTP\r\n\r\n', 400],
    ['names no host', `GET /home HTTP/1.1\r\n${closing}`, 400],
    ['names no host, in the middle of others', 'GET /home HTTP/1.1\r\n\r\nGET /home HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['names two hosts', `GET /home HTTP/1.1\r\nHost: a\r\nHost: b\r\n${closing}`, 400],
    ['has two lengths', 'POST /home HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['leads to no address', `GET http://[ HTTP/1.1\r\nHost: a\r\n${closing}`, 400],
    ['expects what nobody does', `GET /home HTTP/1.1\r\nHost: a\r\nExpect: a-wonder\r\n${closing}`, 417],
    ['has a head too large', `GET /home HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['has too many lines', `GET /home HTTP/1.1\r\nHost: a\r\n${'X: x\r\n'.repeat(101)}${closing}`, 431],
  ])('is answered with every security header, once: one that %s', async (_title, text, status) => {
    const answers = (await answerTo(server.origin, text)).split(/(?=HTTP\/1\.1 )/);
    expect(answers).toHaveLength(1);
    const [line = '', ...headers] = (answers[0] ?? '').split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const sent = headers.map((each) => each.toLowerCase());
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY }))
      expect(sent.filter((each) => each.startsWith(`${name}:`))).toEqual([`${name}: ${value.toLowerCase()}`]);
    expect(sent).toContain('connection: close');
  });

  it('is not one of HTTP/1.0, which knows no hosts', async () => {
    expect(await answerTo(server.origin, 'GET /home HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
