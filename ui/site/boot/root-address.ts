/* Inlined first into the page at `/`, which is home in the language and the family of the session (R6, Q4). */
import { storedLanguage, storedLayout } from '#core/session/session.ts';

const { search, hash } = window.location;
const home = homeOfSession();

if (home === '/home') window.history.replaceState(null, '', home + search + hash);
else window.location.replace(home + search + hash);

function homeOfSession(): string {
  try {
    const session = { read: (key: string) => window.sessionStorage.getItem(key) };
    if (storedLanguage(session) !== 'ur') return '/home';
    return storedLayout(session) === 'newer' ? '/homeUrdo' : '/home/urdo';
  } catch {
    // A browser that forbids storage has no stored choice.
    return '/home';
  }
}
