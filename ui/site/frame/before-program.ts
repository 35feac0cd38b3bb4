import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

/** For what does not change once the program runs. */
export const nothingToWatch = (): (() => void) => () => undefined;

/** False while a page is built and until its program runs: nothing that the program alone can do looks alive without it. */
export const useIsUp = (): boolean =>
  useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );

/** Which of the page's tabs was chosen before the program, counted from 0; -1 for none. */
export const useEarlyTab = (): number =>
  useSyncExternalStore(
    nothingToWatch,
    () => Number(document.querySelector<HTMLElement>('[role="tablist"]')?.dataset['chosen'] ?? -1),
    () => -1,
  );

/** Does once what was pressed in a form before the page's program was there, after all that was typed is taken over. */
export function useEarlyPress(press: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const done = useRef(press);
  useEffect(() => {
    const { current } = form;
    if (current === null || !('pressed' in current.dataset)) return;
    delete current.dataset['pressed'];
    current.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    done.current(current);
  }, []);
  return form;
}
