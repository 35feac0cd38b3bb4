import { createRoot, type Root } from 'react-dom/client';
import type { FormGuard } from '#core/session/form-guard.ts';
import phoneKey from '../../kit/parts/art/phone-key.svg?raw';
import type { SiteTexts } from '../frame/site-context.tsx';
import { Art, HiddenPage } from '../tools/complaint.tsx';

const DRAWING = <Art drawing={phoneKey} size="small" name="phoneKey" />;

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
