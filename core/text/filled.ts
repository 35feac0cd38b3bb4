/** A text with its values: one that needs none stays as it is. */
export function filled<V>(text: string | ((values: V) => string), values: V): string {
  return typeof text === 'string' ? text : text(values);
}
