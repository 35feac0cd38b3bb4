/* Inlined first into the page at `/`, which is home in the language of the session (R6, Q4). */
import { storedLanguage } from '#core/session/session.ts';

const { search, hash } = window.location;

if (isUrduSession()) window.location.replace('/home/urdo');
else window.history.replaceState(null, '', `/home${search}${hash}`);

function isUrduSession(): boolean {
  try {
    return storedLanguage({ read: (key) => window.sessionStorage.getItem(key) }) === 'ur';
  } catch {
    // A browser that forbids storage has no stored choice.
    return false;
  }
}
