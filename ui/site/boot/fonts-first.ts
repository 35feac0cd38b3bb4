/*
 * Inlined into the head of every Urdu page: text that would change its font after it was painted would jump, so it is not
 * painted before its fonts are there. Titles bring theirs inside the page; the others are fetched, and where they would come
 * late, the phone's own stand for all of them as long as the visit lasts: words that can be read are worth more than their
 * face, and no Urdu page of a visit has another face than the last.
 */

/** A page that came as fast as this is from a host that is near, ms. A slow device that starts beside its browser takes up to 150 of them itself. */
const NEAR_MS = 180;
/** Longest wait for fonts that seemed near, ms. */
const FONT_WAIT_MS = 300;
/** Longest that a page is hidden, ms: fonts inside of it are mostly there in a few. */
const PAGE_WAIT_MS = 2000;

/** The face inside of the page, and those that are fetched. */
const INSIDE = ['400 1em "Urdu Title"'];
const FETCHED = ['400 1em "Urdu Naskh"', '700 1em "Urdu Naskh"', '400 1em "Urdu Nastaliq"'];
/** What each file of theirs has one of. */
const LETTERS = 'ا1';

const { dataset } = document.documentElement;
try {
  const isNear = (window.sessionStorage.getItem('fonts') ?? whose()) === 'own';
  const near = isNear ? Promise.race([load(FETCHED), rejectAfter(FONT_WAIT_MS)]) : Promise.reject(new Error('far'));
  const chosen = near.then(() => 'own', usePhoneFonts).then((fonts) => window.sessionStorage.setItem('fonts', fonts));
  const all = Promise.all([load(INSIDE), chosen]);
  dataset['wait'] = '';
  void Promise.race([all, rejectAfter(PAGE_WAIT_MS)]).then(show, show);
} catch {
  // A browser that keeps any of this from its pages shows them as they are.
  usePhoneFonts();
}

/** Whose fonts a visit begins with: ours where the worker keeps them, or where what is asked next comes at once. */
function whose(): 'own' | 'phone' {
  // Undefined where the page is not secure, whatever its type says.
  if ((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller != null) return 'own';
  const [navigation] = performance.getEntriesByType('navigation');
  const isTimed = navigation instanceof PerformanceNavigationTiming;
  return isTimed && performance.now() - navigation.requestStart <= NEAR_MS ? 'own' : 'phone';
}

function load(faces: readonly string[]): Promise<unknown> {
  return Promise.all(faces.map((face) => document.fonts.load(face, LETTERS)));
}

function rejectAfter(wait: number): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(reject, wait));
}

/** The phone's own letters stand for those that are fetched, also where they come after all. */
function usePhoneFonts(): 'phone' {
  dataset['fonts'] = 'phone';
  return 'phone';
}

function show(): void {
  delete dataset['wait'];
}
