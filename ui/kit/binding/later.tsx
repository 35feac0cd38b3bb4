import { type ComponentType, useEffect, useState } from 'react';
import { inTime, withChunkReload } from '../chunk-reload.ts';

/**
 * A part of a page whose code is fetched when it is first drawn; `Meanwhile` stands in its place until then. Where the code
 * cannot be had, the last resort above everything says so.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType<P> = () => null,
): ComponentType<P> {
  let Part: ComponentType<P> | null = null;
  return function Later(properties: P) {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (Part !== null) return;
      void withChunkReload(() => inTime(load())).then(
        (loaded) => {
          Part = loaded;
          redraw(1);
        },
        (error: unknown) =>
          redraw(() => {
            throw error;
          }),
      );
    }, []);
    const Shown = Part ?? Meanwhile;
    return <Shown {...properties} />;
  };
}
