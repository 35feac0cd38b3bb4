import { useSyncExternalStore } from 'react';

/** Wider than a tablet: the side of a page (ui/kit/parts/columns) then holds what stands at the foot of narrower ones. */
const wide = (): MediaQueryList => window.matchMedia('(min-width: 1023.02px)');

/** Whether the screen is wider than a tablet; follows a window that is resized and a device that is turned. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => wide().matches);

function follow(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
