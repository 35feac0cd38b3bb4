import '../frame/preloaded-check.ts';
import { wording } from 'virtual:settings/features';
import { numbers } from 'virtual:settings/numbers';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createRandomKeys } from '#adapters/browser/random-keys.ts';
import { openSiteAnalytics, reportAddresses } from '#adapters/composition/browser-reports.ts';
import { composeBrowserSite } from '#adapters/composition/browser-site.ts';
import { hasBridge } from '#adapters/host-app/bridge-name.ts';
import type { ErrorReports } from '#core/ports/reporting.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { siteAddressAt } from '#core/routes/site-pages.ts';
import { siteIn } from '#core/text/corrected.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import { type Language, parseLanguage } from '#core/text/language.ts';
import { ErrorBoundary } from '../../kit/parts/error-boundary/error-boundary.tsx';
import type { IslandName } from '../frame/island.tsx';
import type { SiteContext, SiteTexts } from '../frame/site-context.tsx';
import type { CoveredForm } from './form-cover.tsx';
import { loadIsland } from './islands.tsx';

/** Gives the page's working parts their life: React takes over what was drawn when the page was built. Settled once they work, or cannot. */
export async function startParts(session: SessionMemory, reports: ErrorReports): Promise<void> {
  const language = parseLanguage(document.documentElement.lang) ?? 'en';
  const address = siteAddressAt(window.location.pathname);
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const [texts, draws] = await Promise.all([
    textsIn(language),
    Promise.all(places.map((place) => loadIsland(place.dataset['island'] as IslandName))),
  ]);
  const site: SiteContext = {
    ...texts,
    language,
    page: address?.page ?? null,
    layout: address?.layout ?? 'classic',
  };
  const keys = __GATEWAY__.takesIdempotencyKeys ? createRandomKeys() : null;
  const counting = openSiteAnalytics(reportAddresses(document.documentElement).analytics);
  const tools = composeBrowserSite(__GATEWAY__, numbers, keys, counting, session, reports);
  const isShared = hasBridge(window) && places.some((place) => place.dataset['island'] === 'complaint');
  const whenShown = isShared ? await guardComplaint(session, texts) : null;
  // Taken over bit by bit, and at once where somebody presses; a verdict that stands is given anew in one turn: no frame shows it undone.
  const begin = pressAgain() ? flushSync : startTransition;
  const drawing: Promise<void>[] = [];
  for (const [at, place] of places.entries()) {
    const part = <ErrorBoundary text={site.common}>{draws[at]?.(site, tools)}</ErrorBoundary>;
    const isCovered = whenShown?.isShown === false && place.dataset['island'] === 'complaint';
    if (isCovered) void whenShown.shown.then(() => takeOver(place, part, begin));
    else drawing.push(takeOver(place, part, begin));
  }
  await Promise.all(drawing);
  window.asaanIsUp = true;
}

/** Has React take over what was drawn in a place; settled once it works. */
function takeOver(place: HTMLElement, part: ReactNode, begin: (run: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    for (const type of BEFORE_PRESS) place.addEventListener(type, keepFromReact, true);
    const whenUp = (): void => {
      for (const type of BEFORE_PRESS) place.removeEventListener(type, keepFromReact, true);
      place.removeAttribute('data-typed');
      place.dataset['up'] = '';
      if (document.querySelector('[data-island]:not([data-up]) form') === null) window.asaanIsUp = true;
      resolve();
    };
    const options = { identifierPrefix: place.dataset['island'] ?? '', onCaughtError: reportError };
    begin(() => void hydrateRoot(place, <TakenOver onUp={whenUp}>{part}</TakenOver>, options));
  });
}

/** What comes before a press: it has nothing taken over, which could move what is under the finger; the press itself does. */
const BEFORE_PRESS = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'change', 'mouseup'] as const;
const keepFromReact = (event: Event): void => event.stopImmediatePropagation();

/** A part that tells when it works: drawn again at once, it has every effect behind it before anybody's next press. */
function TakenOver({ onUp, children }: { readonly onUp: () => void; readonly children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second drawing is what this is for
  useLayoutEffect(() => setDrawn(true), []);
  useEffect(() => {
    if (isDrawn) onUp();
  }, [isDrawn, onUp]);
  return children;
}

/** Inside an app what was typed of a complaint is its writer's alone (Q71). */
async function guardComplaint(session: SessionMemory, { common }: SiteTexts): Promise<CoveredForm> {
  const { coverForm } = await import('./form-cover.tsx');
  return coverForm(common, async () => {
    const { guardForm } = await import('#adapters/composition/guard-form.ts');
    return guardForm(window, session, window.asaanWriter?.isFresh === true);
  });
}

/**
 * Whether the inlined script's verdict is to be given anew by the program, which takes over the page as it was built. From here on
 * a press waits for the program, so that the page stays so.
 */
function pressAgain(): boolean {
  const isAnswered = window.asaanCheck !== undefined;
  window.asaanCheck?.takeBack();
  const form = document.querySelector('form[data-check]');
  form?.setAttribute('data-early', '');
  if (isAnswered) form?.setAttribute('data-pressed', '');
  return isAnswered;
}

async function textsIn(language: Language): Promise<SiteTexts> {
  if (language === 'en') {
    const [{ site }, { common }] = await Promise.all([
      import('#core/text/en/site.ts'),
      import('#core/text/en/common.ts'),
    ]);
    return { site: wording === 'specified' ? site : siteIn(wording, site), common };
  }
  const [{ site }, { common }] = await Promise.all([
    import('#core/text/ur/site.ts'),
    import('#core/text/ur/common.ts'),
  ]);
  return isolatedTexts({ site, common });
}
