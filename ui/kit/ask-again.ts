import { isWebkit } from './is-webkit.ts';

/** Longest that is waited for their answers, ms. */
const ASK_MS = 3000;

/**
 * Asks for the program's files once more, before the page is loaded anew: WebKit would give that one what it knows of them, also
 * that one was missing. Other browsers ask by themselves.
 */
export async function askAgain(): Promise<void> {
  if (!isWebkit()) return;
  const asked = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name }) => fetch(name, { cache: 'no-cache' }));
  await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, ASK_MS))]);
}
