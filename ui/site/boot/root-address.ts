/* Inlined first into the page at `/`, which is home in the language of the session (R6, Q4). */
const { search, hash } = window.location;

if (storedLanguage() === 'ur') window.location.replace('/home/urdo');
else window.history.replaceState(null, '', `/home${search}${hash}`);

function storedLanguage(): string | null {
  try {
    return window.sessionStorage.getItem('language');
  } catch {
    // A browser that forbids storage has no stored choice.
    return null;
  }
}
