/*
 * Inlined into the head of every public page: text that would change its font after it was painted would jump, so it is not
 * painted before its fonts are there. Urdu titles bring theirs inside the page; the others are fetched, and where they would
 * come late, the phone's own stand for all of them as long as the page does.
 */
import { areFontsNear } from './near-fonts.ts';

/** Longest wait for fonts that seemed near, ms. */
const FONT_WAIT_MS = 300;
/** Longest that a page is hidden, ms: fonts inside of it are mostly there in a few. */
const PAGE_WAIT_MS = 2000;

/** The faces of a language, and a letter that each has. */
const FACES = {
  en: { inside: [], fetched: ['700 1em Manrope'], letter: 'a' },
  ur: {
    inside: ['400 1em "Urdu Title"'],
    fetched: ['400 1em "Urdu Naskh"', '700 1em "Urdu Naskh"', '400 1em "Urdu Nastaliq"'],
    letter: 'ا',
  },
} as const;

const { dataset, lang } = document.documentElement;
const { inside, fetched, letter } = FACES[lang === 'ur' ? 'ur' : 'en'];
try {
  const near = isNear()
    ? Promise.race([load(fetched), rejectAfter(FONT_WAIT_MS)]).catch(usePhoneFonts)
    : usePhoneFonts();
  const all = Promise.all([load(inside), near]);
  dataset['wait'] = '';
  void Promise.race([all, rejectAfter(PAGE_WAIT_MS)]).then(show, show);
} catch {
  // A browser that keeps any of this from its pages shows them as they are.
  usePhoneFonts();
}

function isNear(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return areFontsNear({
    tookMs: navigation instanceof PerformanceNavigationTiming ? performance.now() - navigation.requestStart : null,
    // Undefined where the page is not secure, whatever its type says.
    hasWorker: (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller != null,
  });
}

function load(faces: readonly string[]): Promise<unknown> {
  return Promise.all(faces.map((face) => document.fonts.load(face, letter)));
}

function rejectAfter(wait: number): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(reject, wait));
}

/** The phone's own letters stand for those that are fetched, also where they come after all. */
function usePhoneFonts(): void {
  dataset['fonts'] = 'phone';
}

function show(): void {
  delete dataset['wait'];
}
