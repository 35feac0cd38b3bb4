import { hasFields, type UnknownFields } from '../../gateway/decoder.ts';
import { READ_ORDER } from '../../gateway/wire/read-order.ts';
import { READ_PRODUCT } from '../../gateway/wire/read-product.ts';

/** Fields that the specification does not name, by path. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  [READ_PRODUCT.path]: ['example'],
  [READ_ORDER.path]: ['refundTime', 'refundAmount', 'unlockAmount'],
};

/** The data of a success without the optional fields; instalments are their bare number. */
export function withoutOptional(path: string, data: unknown): unknown {
  const names = Object.hasOwn(OPTIONAL, path) ? OPTIONAL[path] : undefined;
  if (names === undefined || !hasFields(data)) return data;
  const left = Object.entries(data).filter(([name]) => !names.includes(name));
  return Object.fromEntries(
    left.map(([name, value]) => [name, name === 'installmentSummary' ? countOf(value) : value]),
  );
}

/** Instalments as their bare number. */
function countOf(summary: unknown): UnknownFields {
  const list = hasFields(summary) ? summary['installments'] : null;
  return { installments: Array.isArray(list) ? list.length : 0 };
}
