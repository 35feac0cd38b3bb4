import { createDecipheriv, createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { DOCUMENTED_CALLS } from '#adapters/gateway/document/calls.ts';
import { DOCUMENTED_CODES } from '#adapters/gateway/document/codes.ts';
import { createHttpTransport } from '#adapters/gateway/http-transport.ts';
import { createPageGateway } from '#adapters/gateway/page-calls.ts';
import { createBearerBody, createSealedQuery, type WireFormat } from '#adapters/gateway/wire-format.ts';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { comesOf, openApiDocument, PATHS } from '../package/openapi.ts';
import { namesIn, placesOf } from '../support/from-json-schema.ts';
import { ROOT, startTestServer, type TestServer } from '../support/test-server.ts';
import { runLaws } from '../testing.ts';

/** One request with its answer, as they went over the socket; what was encrypted is opened. */
interface Exchange {
  readonly path: string;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** What `data` of the query holds, null where there is none. */
  readonly sealed: unknown;
  readonly status: number;
  readonly answer: { readonly code: number; readonly data?: unknown };
  /** What the answer's data holds. */
  readonly data: unknown;
}

const KEY = createHash('sha256').update(SANDBOX.secret).digest();
const recorded: Exchange[] = [];
let server: TestServer;

function opened(base64: string): unknown {
  const decipher = createDecipheriv('aes-256-cbc', KEY, Buffer.alloc(16));
  return JSON.parse(decipher.update(base64, 'base64', 'utf8') + decipher.final('utf8'));
}

/** Sends as `fetch` does, and keeps what went and what came. */
const recording: typeof fetch = async (input, init) => {
  const { url: address } = new Request(input, init);
  const url = new URL(address);
  const response = await fetch(input, init);
  const answer = (await response.clone().json()) as Exchange['answer'];
  const data = url.searchParams.get('data');
  recorded.push({
    path: url.pathname.replace('/gateway', ''),
    headers: new Headers(init?.headers),
    query: url.searchParams,
    body: JSON.parse(typeof init?.body === 'string' ? init.body : 'null'),
    sealed: data === null ? null : opened(data),
    status: response.status,
    answer,
    data: data !== null && typeof answer.data === 'string' ? opened(answer.data) : answer.data,
  });
  return response;
};

beforeAll(async () => {
  server = await startTestServer();
  const formats: readonly WireFormat[] = [createSealedQuery(createWebCryptoCipher(SANDBOX.secret)), createBearerBody()];
  for (const format of formats) {
    const gateway = {
      // As a page has it: the code of most calls comes later.
      as: (token: string) =>
        createPageGateway(
          createHttpTransport({
            base: server.gateway,
            source: SANDBOX.source,
            format,
            identify: async () => ({ token, parameters: { language: 'ur', app_version: '9' } }),
            clock: createSystemClock(),
            fetch: recording,
          }),
        ),
      perform: httpActions(server.gateway, SANDBOX.source),
    };
    const tried = await runLaws(gateway);
    expect(tried.filter(({ verdict }) => verdict.kind !== 'held')).toEqual([]);
  }
}, 60_000);
afterAll(() => server.stop());

describe('what the sandbox was asked and answered, over every law in both formats', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const document = openApiDocument(ROOT) as {
    readonly components: object;
    readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  };
  ajv.addSchema({ $id: 'wire', ...document });

  interface Operation {
    readonly parameters: readonly { readonly name?: string; readonly schema?: { readonly 'x-plain'?: object } }[];
    readonly requestBody: Body;
    readonly responses: Readonly<Record<string, Body>>;
  }
  interface Body {
    readonly content: { readonly 'application/json': { readonly schema: object } };
  }

  const compiled = new Map<object, (value: unknown) => string>();
  /** What is wrong with a value, empty where it keeps to the schema. */
  function fault(schema: object, value: unknown): string {
    const known = compiled.get(schema);
    if (known !== undefined) return known(value);
    const inWire = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"wire#/')) as object;
    const validate = ajv.compile(inWire);
    const check = (each: unknown): string => (validate(each) ? '' : ajv.errorsText(validate.errors));
    compiled.set(schema, check);
    return check(value);
  }
  const operationOf = (path: string): Operation => {
    const found = document.paths[path]?.post;
    if (found === undefined) throw new Error(`the document has no ${path}`);
    return found;
  };
  const jsonOf = (body: Body | undefined): object => body?.content['application/json'].schema ?? {};

  it('has every path of the document in it', () => {
    expect(new Set(recorded.map(({ path }) => path))).toEqual(new Set(Object.keys(document.paths)));
  });

  it('keeps to the schemas of the requests', () => {
    for (const { path, body, sealed, headers, query, answer } of recorded) {
      // A law leaves a street out: that is refused, and is no request of the document's.
      const isWhole = answer.code !== 400110;
      const { parameters, requestBody } = operationOf(path);
      if (sealed !== null || path.startsWith('/v3/'))
        expect([path, fault(jsonOf(requestBody), body)]).toEqual([path, '']);
      else expect([path, fault(jsonOf(requestBody), body) === '']).toEqual([path, isWhole]);
      expect([headers.get('source'), headers.get('content-type')]).toEqual(['asaan', 'application/json']);
      const plain = parameters.find(({ name }) => name === 'data')?.schema?.['x-plain'];
      expect([path, plain === undefined]).toEqual([path, sealed === null]);
      if (plain !== undefined) expect([path, fault(plain, sealed) === '']).toEqual([path, isWhole]);
      if (plain !== undefined) expect(query.get('source')).toBe('asaan');
    }
  });

  it('keeps to the schemas of the answers, without any field that they do not name', () => {
    for (const { path, status, answer, data, sealed } of recorded) {
      expect(status).toBe(200);
      const { responses } = operationOf(path);
      expect([path, fault(jsonOf(responses['200']), answer)]).toEqual([path, '']);
      const call = PATHS.find((each) => path.endsWith(`/bnpl/${each}`));
      const schema = call === undefined ? undefined : DOCUMENTED_CALLS[call].answer;
      if (schema === undefined || answer.code !== 0 || data === null) continue;
      if (sealed !== null) expect([path, fault(schema, data)]).toEqual([path, '']);
      const named = new Set(placesOf(schema).map((place) => place.path.join('.')));
      expect([path, namesIn(data).filter((name) => !named.has(name))]).toEqual([path, []]);
    }
  });

  it('has no code of a call that the document does not give it', () => {
    const codes = new Set<number>();
    for (const { path, answer } of recorded) {
      codes.add(answer.code);
      const call = PATHS.find((each) => path.endsWith(`/bnpl/${each}`));
      const documented = DOCUMENTED_CODES[answer.code];
      const isNamed = call === undefined || (documented !== undefined && comesOf(documented, call));
      expect([path, answer.code, isNamed]).toEqual([path, answer.code, true]);
    }
    expect([...codes].toSorted((a, b) => a - b)).toEqual([
      0, 400110, 400112, 400113, 400114, 400115, 400128, 400147, 400207, 400310, 400900, 400901,
    ]);
  });
});
