import { useEffect, useState } from 'react';
import { createPullToRefresh } from '#core/screens/pull-to-refresh.ts';
import { useShop } from './shop-context.tsx';
import { useStore } from './use-screen.ts';

/** Lets a finger pull a page, cart or order, to load it again (R74, Q51); true while that is about to happen. */
export function usePullToRefresh(reload: () => void): boolean {
  const { clock } = useShop();
  const [pull] = useState(() => createPullToRefresh(clock, reload));
  useEffect(() => {
    const down = ({ touches, target }: TouchEvent): void => {
      const [finger] = touches;
      if (finger === undefined || touches.length > 1) return pull.stop();
      const isInList = target instanceof Element && target.closest('dialog, [data-list]') !== null;
      pull.down({ x: finger.clientX, y: finger.clientY, scrollTop: window.scrollY, isInList });
    };
    const up = ({ changedTouches: [finger] }: TouchEvent): void => {
      if (finger !== undefined) pull.up({ x: finger.clientX, y: finger.clientY });
    };
    document.addEventListener('touchstart', down, { passive: true });
    document.addEventListener('touchend', up, { passive: true });
    document.addEventListener('touchcancel', pull.stop);
    return () => {
      document.removeEventListener('touchstart', down);
      document.removeEventListener('touchend', up);
      document.removeEventListener('touchcancel', pull.stop);
      pull.stop();
    };
  }, [pull]);
  return useStore(pull.isWaiting);
}
