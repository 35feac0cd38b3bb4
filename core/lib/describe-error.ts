/** Most places of an error that are told. */
const MOST_PLACES = 5;

/**
 * What an error may be told as: `name`, its class, or the type of what is no error; `at`, the places in our own files, innermost
 * first: `shop-Ab12Cd34.js:1:2345`. Never its message, which may quote what was typed.
 */
export function describeError(thrown: unknown): { readonly name: string; readonly at: readonly string[] } {
  if (!(thrown instanceof Error)) return { name: typeof thrown, at: [] };
  const { name, message, stack } = thrown;
  const at = typeof stack === 'string' ? placesIn(stack, message) : [];
  return { name: /^[A-Z][A-Za-z]{0,39}$/.test(name) ? name : 'Error', at: at.slice(0, MOST_PLACES) };
}

/** The places of a stack after the message at its head, whose lines may look like places; WebKit's has calls alone. */
function placesIn(stack: string, message: string): readonly string[] {
  const head = message === '' ? 0 : stack.indexOf(`: ${message}`);
  if (head < 0 && !/^[^\n:]*@[a-z]+:\/\//.test(stack)) return [];
  const calls = head < 0 ? stack : stack.slice(head + message.length);
  const places = calls.matchAll(/\/assets\/[\w-]{1,60}\.js:\d{1,9}:\d{1,9}/g);
  return Array.from(places, ([place]) => place.slice('/assets/'.length));
}

/** What the policy refused, without its path and query: an origin, or a word such as `inline`. */
export function describeBlocked(blocked: string): string {
  return /^[a-z][a-z+.-]*:\/\/[^/?#]+|^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? 'other';
}
