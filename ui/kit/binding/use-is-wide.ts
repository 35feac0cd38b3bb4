import { useSyncExternalStore } from 'react';

/** Wider than a tablet: a page then has two columns (ui/kit/parts/columns). */
const wide = (): MediaQueryList => window.matchMedia('(min-width: 1023.02px)');

/**
 * Whether the screen is wider than a tablet, for what stands elsewhere in the document there; follows a turned device. A button
 * that had the focus has it there too.
 */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => wide().matches);

function follow(onChange: () => void): () => void {
  const query = wide();
  const turn = (): void => {
    const held = document.activeElement;
    onChange();
    // React has drawn it by then.
    queueMicrotask(() => {
      if (held?.isConnected === true) return;
      [...document.querySelectorAll('button')].find((each) => each.isEqualNode(held))?.focus();
    });
  };
  query.addEventListener('change', turn);
  return () => query.removeEventListener('change', turn);
}
