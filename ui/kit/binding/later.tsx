import { type ComponentType, useEffect, useState } from 'react';
import { inTime, withChunkReload } from '../reload.ts';

/** What came, by how it is loaded: a part that was shown once is there at once. */
const LOADED = new Map<() => Promise<unknown>, unknown>();

/** Fetches such code, once. */
export async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  if (!LOADED.has(load)) LOADED.set(load, await inTime(load()));
  return LOADED.get(load) as T;
}

/** Code that is fetched once it is wanted; null until it is there, and where it cannot be had: the page stands without it. */
export function useLater<T>(load: () => Promise<T>, isWanted = true): T | null {
  const [part, setPart] = useState<T | null>(() => (LOADED.get(load) as T | undefined) ?? null);
  useEffect(() => {
    if (!isWanted) return;
    void loadLater(load).then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load, isWanted]);
  return part;
}

/**
 * A component whose code is fetched when it is first drawn; `Meanwhile` stands in its place until then. Where the code
 * cannot be had, the last resort above everything says so.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType<P> = () => null,
): ComponentType<P> {
  return function Later(properties: P) {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (LOADED.has(load)) return;
      void withChunkReload(() => loadLater(load)).then(
        () => redraw(1),
        (error: unknown) =>
          redraw(() => {
            throw error;
          }),
      );
    }, []);
    const Shown = (LOADED.get(load) as ComponentType<P> | undefined) ?? Meanwhile;
    return <Shown {...properties} />;
  };
}
