import '../frame/early-verdict.ts';
import { wording } from 'virtual:settings/features';
import { numbers } from 'virtual:settings/numbers';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createRandomKeys } from '#adapters/browser/random-keys.ts';
import { openSiteAnalytics, reportAddresses } from '#adapters/composition/browser-reports.ts';
import { composeBrowserSite } from '#adapters/composition/browser-site.ts';
import { hasBridge } from '#adapters/host-app/bridge-name.ts';
import type { ErrorReports } from '#core/ports/reporting.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { siteAddressAt } from '#core/routes/site-pages.ts';
import type { FormGuard } from '#core/session/form-guard.ts';
import { mendedSite } from '#core/text/corrected.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import { type Language, parseLanguage } from '#core/text/language.ts';
import type { IslandName } from '../frame/island.tsx';
import type { SiteContext, SiteTexts } from '../frame/site-context.tsx';
import { loadIsland } from './islands.tsx';

/** Gives the page's working parts their life: React takes over what was drawn when the page was built, the hidden tab's once it is shown. */
export async function startParts(session: SessionMemory, reports: ErrorReports): Promise<void> {
  const language = parseLanguage(document.documentElement.lang) ?? 'en';
  const address = siteAddressAt(window.location.pathname);
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const [texts, draws, guard] = await Promise.all([
    textsIn(language),
    Promise.all(places.map((place) => loadIsland(place.dataset['island'] as IslandName))),
    openGuard(session),
  ]);
  const site: SiteContext = {
    ...texts,
    language,
    page: address?.page ?? null,
    layout: address?.layout ?? 'classic',
  };
  const keys = __GATEWAY__.takesIdempotencyKeys ? createRandomKeys() : null;
  const counting = openSiteAnalytics(reportAddresses(document.documentElement).analytics);
  const tools = { ...composeBrowserSite(__GATEWAY__, numbers, keys, counting, session, reports), guard };
  for (const [at, place] of places.entries()) {
    onceShown(place, () => {
      // The script's verdict is given anew by the program in one turn: no frame shows it undone.
      const takeBack = place.dataset['island'] === 'numberCheck' ? window.asaanTakeBack : undefined;
      const begin = takeBack === undefined ? startTransition : flushSync;
      takeBack?.();
      const options = { identifierPrefix: place.dataset['island'] ?? '', onCaughtError: reportError };
      begin(() => void hydrateRoot(place, draws[at]?.(site, tools), options));
    });
  }
}

function onceShown(place: HTMLElement, run: () => void): void {
  if (place.closest('[hidden]') === null) return run();
  const watch = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== true) return;
    watch.disconnect();
    run();
  });
  watch.observe(place);
}

/** Inside an app what was typed of a complaint is its writer's alone (Q71). */
async function openGuard(session: SessionMemory): Promise<FormGuard | null> {
  if (!hasBridge(window) || document.querySelector('[data-island="complaint"]') === null) return null;
  const { guardForm } = await import('#adapters/composition/guard-form.ts');
  return guardForm(window, session);
}

async function textsIn(language: Language): Promise<SiteTexts> {
  if (language === 'en') {
    const [{ site }, { common }] = await Promise.all([
      import('#core/text/en/site.ts'),
      import('#core/text/en/common.ts'),
    ]);
    return { site: wording === 'specified' ? site : mendedSite(site), common };
  }
  const [{ site }, { common }] = await Promise.all([
    import('#core/text/ur/site.ts'),
    import('#core/text/ur/common.ts'),
  ]);
  return isolatedTexts({ site, common });
}
