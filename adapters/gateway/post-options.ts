/** How every request to a gateway is sent: no cookies, no redirects, no cache, no word of where it came from. */
export const POST_OPTIONS = {
  method: 'POST',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
} as const;
