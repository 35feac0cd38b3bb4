/* Inlined at the end of every public page: text that was made larger is so from the first. */
import { prefersLargeText } from '#core/session/session.ts';

try {
  const session = { read: (key: string) => window.sessionStorage.getItem(key) };
  document.documentElement.toggleAttribute('data-large', prefersLargeText(session));
} catch {
  // A browser that forbids storage has no stored choice.
}
