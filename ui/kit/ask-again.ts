/**
 * Asks for the program's files once more, before the page is loaded anew: WebKit would give that one what it knows of them, also
 * that one was missing.
 */
export const askAgain = (): Promise<unknown> =>
  Promise.allSettled(
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => fetch(name, { cache: 'no-cache' })),
  );
