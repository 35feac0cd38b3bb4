import { useSyncExternalStore } from 'react';

/** Wider than a tablet: a page then has two columns (ui/kit/parts/columns). */
const wide = (): MediaQueryList => window.matchMedia('(min-width: 1023.02px)');

/** Whether the screen is wider than a tablet, for what stands elsewhere in the document there; follows a turned device. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => wide().matches);

function follow(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
