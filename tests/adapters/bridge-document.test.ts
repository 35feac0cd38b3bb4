import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { BRIDGE_NAME } from '#adapters/host-app/bridge-name.ts';
import { BRIDGE_NOTIFICATIONS } from '#adapters/host-app/bridge-notifications.ts';
import { BRIDGE_WAIT_MS, METHOD_NOT_FOUND } from '#adapters/host-app/json-rpc.ts';
import { SHOP_PATHS } from '#core/routes/places.ts';
import { ROOT } from '../support/test-server.ts';

const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
/** What only some apps have. */
const OPTIONAL: readonly BridgeMethodName[] = ['printPage', 'saveFile', 'shareText', 'speak'];
const REQUIRED = METHODS.filter((method) => !OPTIONAL.includes(method));

describe('the document for the app’s developers', () => {
  const text = readFileSync(join(ROOT, 'adapters', 'host-app', 'README.md'), 'utf8');
  const listing = (language: string): string => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';

  it.each([
    ['kotlin', /^ +"(\w+)" ->/gm],
    ['swift', /^ +case "(\w+)":/gm],
  ])('R74 answers every method in its %s listing, and none that there is not', (language, named) => {
    const answered = [...listing(language).matchAll(named)].map(([, method]) => method);
    expect(new Set(answered).size).toBe(answered.length);
    for (const method of REQUIRED) expect(answered).toContain(method);
    for (const method of answered) expect(METHODS).toContain(method);
    for (const method of OPTIONAL) expect(listing(language)).toContain(method);
  });

  it.each(['kotlin', 'swift'])(
    'names the object, the notifications and each parameter in its %s listing as the code has them',
    (language) => {
      const code = listing(language);
      expect(code).toContain(`CustomEvent('${BRIDGE_NAME}'`);
      expect(code).toContain(`"${BRIDGE_NAME}"`);
      expect(code).toContain(String(METHOD_NOT_FOUND));
      const said = [...code.matchAll(/"(refresh\w+)"/g)].map(([, name]) => name);
      expect(said).toEqual(Object.keys(BRIDGE_NOTIFICATIONS));
      for (const name of new Set(REQUIRED.flatMap((method) => BRIDGE_METHODS[method].params)))
        expect(code).toContain(`"${name}"`);
    },
  );

  it('gives every sheet of an iPad the place that it points at', () => {
    const code = listing('swift');
    for (const [sheet, place] of [
      ['UIActivityViewController(', /popoverPresentationController\?\.sourceView = /],
      ['UIPrintInteractionController.', /\.present\(from: .+, in: view, /],
    ] as const) {
      const uses = code.split('case "').filter((each) => each.includes(sheet));
      expect(uses).toHaveLength(1);
      for (const use of uses) expect(use).toMatch(place);
    }
  });

  it('names every page of the shop that an app opens, and the wait for an answer', () => {
    for (const [page, path] of Object.entries(SHOP_PATHS))
      expect([page, text.includes(`\`${path}`)]).toEqual([page, page !== 'bnplCalculator']);
    expect(text).toContain(`**${BRIDGE_WAIT_MS / 1000} seconds**`);
  });

  it('has every method as the code has it', () => {
    for (const method of METHODS) {
      const { params, answer, without } = BRIDGE_METHODS[method];
      const named = params.map((name) => `\`${name}\``).join(', ');
      expect(text).toContain(`| \`${method}\` |${named === '' ? '' : ` ${named}`} | ${answer} | ${without} |`);
    }
  });
});
