import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { launchChromium } from '../browser/chromium.ts';
import { builtPage, floorPage, withoutFonts, writePage } from './floor.ts';
import { midmean } from './measure.ts';
import { type Contender, nothing, type Visit, visitInTurn } from './visits.ts';

/** One figure of a page, against another page's in the same run. */
export interface PageFigure {
  readonly page: string;
  readonly what: string;
  readonly ours: number;
  readonly theirs: number;
  readonly against: string;
  readonly ratio: number;
  /** The ratio, or the figure itself where nothing is compared, is to be no more than this. */
  readonly goal: number;
}

const FILES = ['home.html', 'notify.html'];

/** Visits landing and number check on a slow phone, beside a page of the same content written by hand. */
export async function sitePageSpeed(site: string, rounds: number): Promise<readonly PageFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-floor-'));
  for (const shared of ['icon.svg', 'assets']) {
    cpSync(join(site, shared), join(folder, shared), { recursive: true });
  }
  for (const file of FILES) {
    writePage(folder, file, floorPage(builtPage(site, file)));
    const urdu = file.replace('.html', '/urdo.html');
    writePage(folder, urdu, withoutFonts(builtPage(site, urdu)));
  }
  const [ours, floor, browser] = await Promise.all([serveFolder(site), serveFolder(folder), launchChromium()]);
  const contenders = PAGES.flatMap(({ path, press }): readonly Contender[] =>
    (press === undefined ? [nothing] : [nothing, press]).flatMap((pressed) => [
      { name: nameOf('floor', path, pressed !== nothing), url: floor.origin + path, press: pressed },
      { name: nameOf('ours', path, pressed !== nothing), url: ours.origin + path, press: pressed },
    ]),
  );
  const visits = await visitInTurn(browser, contenders, rounds);
  await Promise.all([browser.close(), ours.stop(), floor.stop()]);
  rmSync(folder, { recursive: true });
  return PAGES.flatMap((page) => figuresOf(page, visits));
}

const nameOf = (whose: 'floor' | 'ours', path: string, isPressed: boolean): string =>
  `${whose} ${path}${isPressed ? ', pressed' : ''}`;

/** A figure of a page in one of its visits. */
type Of = readonly [what: string, visit: 'first' | 'repeat' | 'pressed', read: (visit: Visit) => number];

const FIRST_PAINT: Of = ['first paint', 'first', (visit) => visit.firstPaint];
const LARGEST_PAINT: Of = ['largest paint', 'first', (visit) => visit.largestPaint];
const WORKS: Of = ['a control works', 'pressed', (visit) => visit.works];
const AGAIN: Of = ['largest paint, second visit', 'repeat', (visit) => visit.largestPaint];

type Goals = readonly (readonly [Of, number])[];

const ENGLISH: Goals = [
  [FIRST_PAINT, 1.08],
  [LARGEST_PAINT, 1.08],
  [WORKS, 1.15],
  [AGAIN, 1.08],
];
const URDU: Goals = [[FIRST_PAINT, 1.2]];

const BY_HAND = 'the same content by hand';
const NO_FONTS = 'the same without its fonts';

interface BenchPage {
  readonly path: string;
  /** Its control, where that is measured. */
  readonly press?: () => boolean;
  readonly against: string;
  readonly goals: Goals;
}

const PAGES: readonly BenchPage[] = [
  { path: '/home', press: openMenu, against: BY_HAND, goals: ENGLISH },
  { path: '/notify', press: checkNumber, against: BY_HAND, goals: ENGLISH },
  { path: '/home/urdo', against: NO_FONTS, goals: URDU },
  { path: '/notify/urdo', against: NO_FONTS, goals: URDU },
];

function figuresOf(
  { path, against, goals }: BenchPage,
  visits: Awaited<ReturnType<typeof visitInTurn>>,
): readonly PageFigure[] {
  const visitsOf = (whose: 'floor' | 'ours', visit: Of[1]): readonly Visit[] => {
    const both = visits.get(nameOf(whose, path, visit === 'pressed'));
    return both?.[visit === 'repeat' ? 'repeat' : 'first'] ?? [];
  };
  const compared = goals.map(([[what, visit, read], goal]): PageFigure => {
    const ours = midmean(visitsOf('ours', visit).map(read));
    const theirs = midmean(visitsOf('floor', visit).map(read));
    return { page: path, what, ours, theirs, against, ratio: ours / theirs, goal };
  });
  const kinds = goals.map(([[, visit]]) => visit);
  const shift = Math.max(...kinds.flatMap((visit) => visitsOf('ours', visit)).map((visit) => visit.shift));
  return [
    ...compared,
    { page: path, what: 'layout shift, worst', ours: shift, theirs: 0, against: 'none', ratio: shift, goal: 0 },
  ];
}

const serveFolder = (folder: string) => serve({ host: '127.0.0.1', port: 0, app: createSite(folder) });

/** Presses run inside the page: they may name nothing of this module. */
function openMenu(): boolean {
  document.querySelector('summary')?.click();
  return document.querySelector('details')?.open === true;
}

function checkNumber(): boolean {
  const form = [...document.forms].find((each) => each.querySelector('input[type=tel]') !== null);
  const field = form?.querySelector('input');
  const answer = document.querySelector('output, [data-verdict-place]');
  if (field == null || answer === null) return false;
  // The setter of the platform: React keeps one of its own over it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '0516011632');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  form?.querySelector('button')?.click();
  return answer.textContent.trim() !== '' && answer.querySelector('[data-status="unchecked"]') === null;
}
