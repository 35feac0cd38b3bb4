/**
 * How every request to a gateway is sent: no cookies, no cache, no word of where it came from. A redirect is an answer that
 * nobody follows; `error` would not tell it from a connection that failed.
 */
export const POST_OPTIONS = {
  method: 'POST',
  credentials: 'omit',
  redirect: 'manual',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
} as const;
