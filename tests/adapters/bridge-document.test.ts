import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { BRIDGE_NAME } from '#adapters/host-app/bridge-name.ts';
import { BRIDGE_NOTIFICATIONS } from '#adapters/host-app/host-signals.ts';
import { METHOD_NOT_FOUND } from '#adapters/host-app/json-rpc.ts';
import { ROOT } from '../support/test-server.ts';

const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
/** What only some apps have. */
const OPTIONAL: readonly BridgeMethodName[] = ['printPage', 'saveFile', 'shareText', 'speak'];

it.each([
  ['ShopActivity.kt', /^ +"(\w+)" ->/gm],
  ['ShopViewController.swift', /^ +case "(\w+)":/gm],
])('R74 %s for the app’s developers has every name of the bridge, and answers no other method', (file, cases) => {
  const code = readFileSync(join(ROOT, 'adapters', 'host-app', 'native', file), 'utf8');
  const answered = [...code.matchAll(cases)].map(([, method]) => method);
  expect(new Set(answered).size).toBe(answered.length);
  for (const method of answered) expect(METHODS).toContain(method);
  for (const method of METHODS.filter((each) => !OPTIONAL.includes(each))) {
    expect(answered).toContain(method);
    for (const name of BRIDGE_METHODS[method].params) expect(code).toContain(`"${name}"`);
  }
  for (const name of [...OPTIONAL, `CustomEvent('${BRIDGE_NAME}'`, `"${BRIDGE_NAME}"`, String(METHOD_NOT_FOUND)])
    expect(code).toContain(name);
  expect([...code.matchAll(/"(refresh\w+)"/g)].map(([, name]) => name)).toEqual(Object.keys(BRIDGE_NOTIFICATIONS));
});
