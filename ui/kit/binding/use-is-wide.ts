import { useSyncExternalStore } from 'react';

/** Wider than a tablet: the side of a page (ui/kit/parts/columns) then holds what stands at the foot of narrower ones. */
const wide = (): MediaQueryList => window.matchMedia('(min-width: 1023.02px)');

/**
 * Whether the screen is wider than a tablet; follows a window that is resized and a device that is turned. A button that
 * stands elsewhere in the document then keeps the focus.
 */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => wide().matches);

function follow(onChange: () => void): () => void {
  const query = wide();
  const turn = (): void => {
    const held = document.activeElement;
    onChange();
    // React draws the change in a microtask of its own, which was queued before.
    queueMicrotask(() => {
      if (held?.isConnected === true) return;
      [...document.querySelectorAll('button')].find((each) => each.isEqualNode(held))?.focus();
    });
  };
  query.addEventListener('change', turn);
  return () => query.removeEventListener('change', turn);
}
