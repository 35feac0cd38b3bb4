import {
  COMPLAINT_ANSWER,
  COMPLAINT_EN,
  COMPLAINT_UR,
  DOCUMENTED_CALLS,
  type RequestPath,
} from '#adapters/gateway/document/calls.ts';
import {
  COMPLAINT_CODES,
  DOCUMENTED_CODES,
  DOCUMENTED_STATUSES,
  type DocumentedCode,
} from '#adapters/gateway/document/codes.ts';
import { COMPLAINT_PATH } from '#adapters/gateway/wire/file-complaint.ts';
import { FOLDERS } from '#adapters/gateway/wire-format.ts';
import { readManifest } from './entries.ts';

/** The paths in their order. */
export const PATHS = Object.values(DOCUMENTED_CALLS).map(({ path }) => path);

const nameOf = (path: string): string => path.replace(/(?:^|\/)(\w)/g, (_, letter: string) => letter.toUpperCase());
const ref = (kind: 'schemas' | 'parameters' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Whether a code may come of a path. */
export function comesOf({ of }: DocumentedCode, path: RequestPath): boolean {
  if (of === 'command') return DOCUMENTED_CALLS[path].isCommand;
  if (of === 'order') return Object.hasOwn(DOCUMENTED_CALLS[path].request.properties, 'productOrderId');
  return of === null || of.includes(path);
}

/** The codes of a call. */
export const codesOf = (path: RequestPath): readonly number[] =>
  Object.entries(DOCUMENTED_CODES).flatMap(([code, each]) => (comesOf(each, path) ? [Number(code)] : []));

const saidOf = (codes: readonly number[]): string =>
  codes.map((code) => `- ${code}: ${DOCUMENTED_CODES[code]?.when.replace(' ([which does](#states))', '')}`).join('\n');

const envelope = (data: object, codes: readonly number[]) => ({
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'integer', enum: codes, description: '0 is success.' }, data },
});

const COMMON = {
  properties: {
    language: { type: 'string', enum: ['en', 'ur'], description: 'The app’s language.' },
  },
  patternProperties: {
    '^[a-z\\d]+(?:_[a-z\\d]+)+$': { type: 'string', description: 'Whatever else the app says of itself.' },
  },
};

/** A call's own fields beside the common parameters, so that other words can be added and nothing else. */
function requestComponent(path: RequestPath): object {
  const { properties, required } = DOCUMENTED_CALLS[path].request;
  return {
    type: 'object',
    required,
    properties: { ...COMMON.properties, ...properties },
    patternProperties: COMMON.patternProperties,
  };
}

function operation(path: RequestPath, format: keyof typeof FOLDERS): object {
  const { purpose, isCommand, mayBeNull } = DOCUMENTED_CALLS[path];
  const request = ref('schemas', `${nameOf(path)}Request`);
  const answer = ref('schemas', `${nameOf(path)}Answer`);
  const isSealed = format === 'sealed-query';
  const headers = [ref('parameters', 'source'), ...(isCommand ? [ref('parameters', 'key')] : [])];
  const token = { type: 'string', description: 'The shopper’s token, from the app.' };
  const plain = { allOf: [request], properties: { token }, required: ['token'], unevaluatedProperties: false };
  const sealedData = {
    type: ['string', 'null'],
    contentEncoding: 'base64',
    description: `Base64 of the encrypted JSON, null where code is not 0${mayBeNull ? ' or there is nothing to say' : ''}. Decrypted it is ${nameOf(path)}Answer.`,
    'x-plain': answer,
  };
  return {
    operationId: `${isSealed ? 'sealed' : 'bearer'}${nameOf(path)}`,
    tags: [format],
    summary: purpose,
    description: `${isCommand ? 'A command: never sent again by itself.' : 'A question: sent again where the connection fails, at most twice.'}\n\nCodes:\n\n${saidOf(codesOf(path))}`,
    security: isSealed ? [] : [{ bearer: [] }],
    parameters: isSealed
      ? [
          ...headers,
          {
            name: 'data',
            in: 'query',
            required: true,
            description:
              'Base64 of the encrypted JSON of token, common parameters and fields, percent-encoded; at most 8000 characters.',
            schema: { type: 'string', contentEncoding: 'base64', maxLength: 8000, 'x-plain': plain },
          },
          { name: 'source', in: 'query', required: true, description: 'As the header.', schema: { type: 'string' } },
        ]
      : headers,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: isSealed ? { type: 'object', maxProperties: 0 } : { allOf: [request], unevaluatedProperties: false },
        },
      },
    },
    responses: responses(envelope(isSealed ? sealedData : { anyOf: [answer, { type: 'null' }] }, codesOf(path))),
  };
}

const responses = (schema: object) => ({
  200: { description: 'The envelope.', content: { 'application/json': { schema } } },
  ...Object.fromEntries(
    Object.keys(DOCUMENTED_STATUSES).map((status) => [status, ref('responses', `Status${status}`)]),
  ),
});

function complaintOperation(): object {
  return {
    operationId: 'addComplaint',
    tags: ['complaint'],
    summary: 'Files a complaint, without a token.',
    description: `In either language’s spelling. A command: never sent again by itself. The answer’s Date dates the receipt: expose it to pages of other origins. \n\nCodes:\n\n${saidOf(COMPLAINT_CODES)}`,
    security: [],
    parameters: [ref('parameters', 'source'), ref('parameters', 'key')],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: { oneOf: [ref('schemas', 'ComplaintEn'), ref('schemas', 'ComplaintUr')] } },
      },
    },
    responses: responses(envelope({ anyOf: [ref('schemas', 'ComplaintAnswer'), { type: 'null' }] }, COMPLAINT_CODES)),
  };
}

/** The OpenAPI 3.1 document of the gateway's wire, both formats of it. */
export function openApiDocument(root: string): Readonly<Record<string, unknown>> {
  const { version } = readManifest(root);
  const calls = Object.entries(FOLDERS).flatMap(([format, folder]) =>
    PATHS.map((path) => [folder + path, { post: operation(path, format as keyof typeof FOLDERS) }] as const),
  );
  const schemas = PATHS.flatMap((path) => [
    [`${nameOf(path)}Request`, requestComponent(path)] as const,
    [`${nameOf(path)}Answer`, DOCUMENTED_CALLS[path].answer] as const,
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'The gateway',
      version,
      description:
        'Written from the schemas by which the sandbox judges requests. adapters/gateway/README.md says the rest: cipher, retries, keys, other origins.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:8081/gateway', description: 'asaan sandbox start' }],
    tags: [
      { name: 'sealed-query', description: 'Token and payload encrypted in the query, encrypted data.' },
      { name: 'bearer-body', description: 'Token in a header, payload and data as plain JSON.' },
      { name: 'complaint', description: 'Plain JSON without a token.' },
    ],
    paths: { ...Object.fromEntries(calls), [COMPLAINT_PATH]: { post: complaintOperation() } },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The shopper’s token (RFC 6750).' } },
      parameters: {
        source: {
          name: 'source',
          in: 'header',
          required: true,
          description: 'The product’s name. A request without it is refused by 400.',
          schema: { type: 'string' },
        },
        key: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same in every copy of one intent: of copies one takes effect, and all get its answer.',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
        },
      },
      responses: Object.fromEntries(
        Object.entries(DOCUMENTED_STATUSES).map(([status, description]) => [
          `Status${status}`,
          status === '429'
            ? {
                description,
                headers: {
                  'Retry-After': { required: true, description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
                },
              }
            : { description },
        ]),
      ),
      schemas: Object.fromEntries([
        ...schemas,
        ['ComplaintEn', COMPLAINT_EN],
        ['ComplaintUr', COMPLAINT_UR],
        ['ComplaintAnswer', COMPLAINT_ANSWER],
      ]),
    },
  };
}
