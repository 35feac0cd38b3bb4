/** The key under which a table holds a value, null where it holds none: reads a table of codes backwards. */
export function keyOf<K extends string, V>(table: Readonly<Record<K, V>>, value: V): K | null {
  const keys = Object.keys(table) as K[];
  return keys.find((key) => table[key] === value) ?? null;
}
