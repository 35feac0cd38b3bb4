import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { bridgeParams, bridgeResult } from '#adapters/host-app/bridge-schemas.ts';
import { BRIDGE_NOTIFICATIONS } from '#adapters/host-app/host-signals.ts';
import { METHOD_NOT_FOUND } from '#adapters/host-app/json-rpc.ts';

const METHODS = Object.keys(BRIDGE_METHODS) as readonly BridgeMethodName[];
const RPC = { jsonrpc: { const: '2.0' } };
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

/** The JSON Schema of a valibot schema, without the line that names its dialect. */
function schemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', target: 'draft-2020-12' });
  return rest;
}

/** The bridge's messages as JSON Schema: what the page sends, what the app answers, what it says of its own accord. */
export function bridgeSchema(): Readonly<Record<string, unknown>> {
  const requests = METHODS.map((method) => ({
    title: method,
    description: `Without an answer: ${BRIDGE_METHODS[method].without}.`,
    type: 'object',
    required: ['jsonrpc', 'id', 'method', 'params'],
    properties: { ...RPC, id: { type: 'integer' }, method: { const: method }, params: schemaOf(bridgeParams(method)) },
    additionalProperties: false,
  }));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The bridge between page and app',
    description: 'One text a message, JSON-RPC 2.0. adapters/host-app/README.md says when each is sent.',
    oneOf: [ref('request'), ref('result'), ref('error'), ref('notification')],
    $defs: {
      request: { description: 'From the page.', oneOf: requests },
      result: {
        description: 'From the app, within 5 seconds. What `result` is: see `results`, by the method that was asked.',
        type: 'object',
        required: ['jsonrpc', 'id'],
        properties: { ...RPC, id: { type: ['integer', 'string'] }, result: true, error: { type: 'null' } },
        not: { required: ['method'] },
      },
      error: {
        description: `From the app: it could not. Code ${METHOD_NOT_FOUND}: it has no such method.`,
        type: 'object',
        required: ['jsonrpc', 'id', 'error'],
        properties: {
          ...RPC,
          id: { type: ['integer', 'string'] },
          error: {
            type: 'object',
            required: ['code'],
            properties: { code: { type: 'integer' }, message: { type: 'string' } },
          },
        },
        not: { required: ['method'] },
      },
      notification: {
        description: 'From the app, of its own accord. Whatever else it carries is not read.',
        type: 'object',
        required: ['jsonrpc', 'method'],
        properties: { ...RPC, method: { enum: Object.keys(BRIDGE_NOTIFICATIONS) } },
        not: { required: ['id'] },
      },
      results: {
        description: 'What `result` is, by method.',
        properties: Object.fromEntries(METHODS.map((method) => [method, schemaOf(bridgeResult(method))])),
      },
    },
  };
}
