import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { Cover as CoverKind } from '#core/session/shopper-guard.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useStore } from '../../kit/binding/use-store.ts';
import { NoticeToast } from '../../kit/parts/notice-toast/notice-toast.tsx';

/** A page and the notices over it; hidden with its dialogs while it is not known whether its shopper still uses the app (Q71). */
export function Covered({ children }: { readonly children: ReactNode }) {
  const { guard, notice } = useShop();
  const cover = useStore(guard.cover);
  const isHidden = cover !== 'none';
  const Cover = useCover(isHidden);
  useLayoutEffect(() => {
    if (!isHidden) return;
    const held = document.activeElement;
    // What is hidden loses the focus: it gets it back.
    return () => {
      if (held instanceof HTMLElement) held.focus({ preventScroll: true });
    };
  }, [isHidden]);
  const toast = <NoticeToast notice={notice} />;
  return (
    <>
      {/* The page keeps its place, so that it is scrolled as before when it is shown again. */}
      <div style={{ display: 'contents', visibility: isHidden ? 'hidden' : undefined }}>{children}</div>
      {/* oxlint-disable-next-line react/static-components -- the component comes from a module and stays the same */}
      {isHidden && Cover !== null ? <Cover cover={cover}>{toast}</Cover> : toast}
    </>
  );
}

type CoverComponent = ComponentType<{ readonly cover: Exclude<CoverKind, 'none'>; readonly children: ReactNode }>;

/** What lies over a hidden page; fetched when it is first needed, or while nobody waits. */
function useCover(isNeeded: boolean): CoverComponent | null {
  const [Cover, setCover] = useState<CoverComponent | null>(null);
  useEffect(() => {
    if (!isNeeded || Cover !== null) return;
    // Where it cannot be had the page stays hidden, and is read anew when it comes back the next time.
    import('./cover.tsx').then(
      (module) => setCover(() => module.default),
      () => undefined,
    );
  }, [isNeeded, Cover]);
  return Cover;
}
