import { createRoot, type Root } from 'react-dom/client';
import type { FormGuard } from '#core/session/form-guard.ts';
import { PHONE_KEY } from '../../kit/parts/art/phone-key.ts';
import type { SiteTexts } from '../frame/site-context.tsx';
import { HiddenPage } from '../tools/complaint.tsx';

/** In colours of its own: the page's sheet holds those classes alone that stand on it. */
const DRAWING = (
  <svg
    width="160"
    height="120"
    viewBox="0 0 160 120"
    stroke="var(--text-brand)"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
    data-drawing="phoneKey"
  >
    <ellipse cx="80" cy="64" rx="76" ry="52" fill="var(--surface-brand-tint)" stroke="none" />
    <path d={PHONE_KEY.phone} fill="var(--surface-brand-strong)" />
    <path d={PHONE_KEY.screen} fill="var(--surface)" />
    <path d={PHONE_KEY.line} strokeWidth="6" />
    <path d={PHONE_KEY.lock} fill="var(--surface-brand)" />
    <path d={PHONE_KEY.keyhole} fill="var(--text-on-brand)" stroke="none" />
    <path d={PHONE_KEY.key} fill="var(--accent)" />
    <path d={PHONE_KEY.hole} fill="var(--surface)" />
  </svg>
);

/** A form that may be hidden at first. */
export interface CoveredForm {
  readonly isShown: boolean;
  /** Settled once the form may be drawn with what was typed in it. */
  readonly shown: Promise<void>;
}

/** Hides the page's main part while its guard says so, with words and a way to ask again where the app is silent. */
export async function coverForm(
  common: SiteTexts['common'],
  open: () => Promise<FormGuard | null>,
): Promise<CoveredForm> {
  const cover = createCover(common);
  try {
    const guard = await open();
    if (guard === null) return { isShown: true, shown: Promise.resolve() };
    const draw = (): void => cover.draw(guard.cover.getSnapshot(), guard.retry);
    const shown = new Promise<void>((resolve) => {
      guard.cover.subscribe(() => {
        if (guard.cover.getSnapshot() === 'none') resolve();
        draw();
      });
    });
    draw();
    return { isShown: guard.cover.getSnapshot() === 'none', shown };
  } catch {
    // Without the code that asks the app nobody can be known again.
    cover.draw('unanswered', () => window.location.reload());
    return { isShown: false, shown: new Promise(() => undefined) };
  }
}

function createCover(common: SiteTexts['common']) {
  const main = document.querySelector('main');
  let words: { readonly root: Root; readonly place: HTMLElement } | null = null;
  return {
    draw(kind: ReturnType<FormGuard['cover']['getSnapshot']>, onRetry: () => void): void {
      if (main === null) return;
      main.style.visibility = kind === 'none' ? '' : 'hidden';
      if (kind === 'unanswered') {
        const place = document.createElement('div');
        place.setAttribute('role', 'alert');
        main.before(place);
        words = { root: createRoot(place), place };
        words.root.render(<HiddenPage common={common} drawing={DRAWING} onRetry={onRetry} />);
      } else {
        words?.root.unmount();
        words?.place.remove();
        words = null;
      }
    },
  };
}
