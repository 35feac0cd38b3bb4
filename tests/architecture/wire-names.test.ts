import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CART_STEP } from '#adapters/gateway/wire/codes.ts';
import { readSources, type Sources } from './import-graph.ts';
import { parseSource, visit } from './syntax.ts';

/** Names that the gateway's answers have and the field does not. */
const WIRE_NAMES = new Set([
  'calcInfos',
  'skuInfo',
  'pic',
  'addr',
  'poi',
  'expireTime',
  'orderType',
  'orderProcessStatus',
  'bnplPayStatus',
  'currentStep',
  'watingPayProductOrderId',
]);

/** Where `core` or a lender's page says the wire's name or step instead of its own word: `file: name`. */
function wireWords(sources: Sources): readonly string[] {
  return [...sources].flatMap(([file, text]) => {
    if (!/^(?:core|ui\/(?:kit|shop|site))\//.test(file)) return [];
    const found: string[] = [];
    visit(parseSource(file, text), (node) => {
      const isName = node.type === 'Identifier' && WIRE_NAMES.has(String(node['name']));
      const isValue = node.type === 'Literal' && node['value'] === CART_STEP;
      if (isName || isValue) found.push(`${file}: ${String(isName ? node['name'] : CART_STEP)}`);
    });
    return found;
  });
}

describe('names and numbers of the wire', () => {
  it('stop at the wire', () => {
    expect(wireWords(readSources(join(import.meta.dirname, '..', '..')))).toEqual([]);
  });

  it('planted ones are seen', () => {
    const planted: Sources = new Map([
      ['core/order/x.ts', 'export const is = (order: { bnplPayStatus: number }) => order.bnplPayStatus === 10;'],
      ['ui/shop/pages/x.tsx', 'export const STEP = 1110;'],
      ['adapters/gateway/wire/x.ts', 'export const pic = 1;'],
    ]);
    expect(wireWords(planted)).toEqual([
      'core/order/x.ts: bnplPayStatus',
      'core/order/x.ts: bnplPayStatus',
      'ui/shop/pages/x.tsx: 1110',
    ]);
  });
});
