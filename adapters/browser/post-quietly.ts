/**
 * Posts a text as a beacon does, also from a page that is being left, but without cookies, without a word of where it came
 * from, and as plain text, which needs no preflight. Whether it arrives is nobody's concern. Never throws.
 */
export function postQuietly(address: string, body: string, send: typeof fetch): void {
  try {
    const sent = send(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain' },
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The answer is of no interest, so that no other origin need allow it to be read.
      mode: 'no-cors',
      cache: 'no-store',
    });
    sent.catch(() => undefined);
  } catch {
    // The browser would not even try.
  }
}
