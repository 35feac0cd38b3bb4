import { type MessageOptions, messageOf, type PlatformFetch, post } from './http-message.ts';
import type { WireFields } from './wire/call.ts';

/**
 * Sends a question at once, and gives a `fetch` that hands its answer over to whoever asks it first by the same options; every
 * further request goes out as ever. So a page can ask before the code that reads the answer is there.
 */
export function sendAhead(
  options: MessageOptions,
  path: string,
  fields: WireFields,
  send: PlatformFetch = fetch,
): PlatformFetch {
  const end = new AbortController();
  let ahead: Promise<Response | null> | null = messageOf(options, path, fields).then((message) =>
    typeof message === 'string' ? null : post(message, end.signal, send),
  );
  // A failure is told to whoever takes it over.
  ahead.catch(() => undefined);
  return async (url, init) => {
    const taken = ahead;
    ahead = null;
    if (taken !== null) init?.signal?.addEventListener('abort', () => end.abort());
    return (await taken) ?? send(url, init);
  };
}
