/*
 * Inlined into the head of every Urdu page: text that would change its font after it was painted would jump, so it is not
 * painted before its fonts are there. Headings bring theirs inside the page; the text's is fetched, and where it would come
 * late, the phone's own stands for it as long as the page does.
 */
import { areFontsNear } from '#core/lib/near-fonts.ts';

/** Longest wait for fonts that seemed near, ms. */
const FONT_WAIT_MS = 300;

const NASTALIQ = ['400 1em "Urdu Nastaliq"'];
const NASKH = ['400 1em "Urdu Naskh"', '700 1em "Urdu Naskh"'];

const { dataset } = document.documentElement;
const [navigation] = performance.getEntriesByType('navigation');
const isNear = areFontsNear({
  tookMs: navigation instanceof PerformanceNavigationTiming ? performance.now() - navigation.requestStart : null,
  // Undefined where the page is not secure, whatever its type says.
  hasWorker: (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller != null,
});

dataset['wait'] = '';
const naskh = isNear ? Promise.race([load(NASKH), late()]).catch(keepPhones) : keepPhones();
void Promise.all([load(NASTALIQ), naskh]).then(show, show);

function load(faces: readonly string[]): Promise<unknown> {
  return Promise.all(faces.map((face) => document.fonts.load(face, 'ا')));
}

function late(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(reject, FONT_WAIT_MS));
}

/** The phone's own letters stand for Naskh, also where it comes after all. */
function keepPhones(): void {
  dataset['naskh'] = 'phone';
}

function show(): void {
  delete dataset['wait'];
}
