import { type ReactNode, useDeferredValue } from 'react';

/** Draws what stands on a sheet right behind the sheet itself, which answers a press however long a slow phone takes for the rest. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children, null);
}
