import { useEffect, useState } from 'react';

/** Something whose code is fetched once it is wanted; null until it is there, and where it cannot be had. */
export function useLater<T>(load: () => Promise<T>, isWanted = true): T | null {
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    if (isWanted)
      load()
        .then((loaded) => setPart(() => loaded))
        .catch(() => undefined);
  }, [load, isWanted]);
  return part;
}
