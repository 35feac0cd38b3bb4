/*
 * Inlined into every public page: what cannot wait for the program. Marks that scripts run, holds an Urdu page back until
 * its letters are there, and leads `/` to the stored language.
 */
const root = document.documentElement;
root.dataset['js'] = '';
if (root.lang === 'ur') waitForLetters();
if (window.location.pathname === '/') leaveForHome();

/** Text that would change its font after it was painted would jump: it is not painted before (Urdu alone). */
function waitForLetters(): void {
  root.dataset['wait'] = '';
  const fonts = ['Asaan Naskh', 'Asaan Nastaliq'].map((name) => document.fonts.load(`1em "${name}"`, 'ا'));
  const show = (): void => {
    delete root.dataset['wait'];
  };
  void Promise.all(fonts).then(show, show);
}

/** `/` is home in the language of the session (R6, Q4). */
function leaveForHome(): void {
  let language: string | null = null;
  try {
    language = window.sessionStorage.getItem('language');
  } catch {
    // A browser that forbids storage has no stored choice.
  }
  if (language === 'ur') window.location.replace('/home/urdo');
  else window.history.replaceState(null, '', `/home${window.location.search}${window.location.hash}`);
}
