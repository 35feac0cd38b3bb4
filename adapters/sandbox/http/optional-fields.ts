import { hasFields, type UnknownFields } from '../../gateway/decoder.ts';
import { documentedCall } from '../../gateway/document/calls.ts';

/** The data of a success without the fields that the specification does not name; instalments are their bare number. */
export function withoutOptional(path: string, data: unknown): unknown {
  const ours = documentedCall(path)?.ours ?? [];
  if (ours.length === 0 || !hasFields(data)) return data;
  const left = Object.entries(data).filter(([name]) => !ours.includes(name));
  return Object.fromEntries(
    left.map(([name, value]) => [name, name === 'installmentSummary' ? countOf(value) : value]),
  );
}

/** Instalments as their bare number. */
function countOf(summary: unknown): UnknownFields {
  const list = hasFields(summary) ? summary['installments'] : null;
  return { installments: Array.isArray(list) ? list.length : 0 };
}
