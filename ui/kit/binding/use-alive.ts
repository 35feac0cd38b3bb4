import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in a page as it was built, true once its program draws it: until then a button that needs it takes no tap. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
