import { type ReactNode, useLayoutEffect } from 'react';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useStore } from '../../kit/binding/use-screen.ts';
import { NoticeToast } from '../../kit/parts/notice-toast/notice-toast.tsx';
import { Cover } from './cover.tsx';

/** A page and the notices over it; hidden with its dialogs while it is not known whether its shopper still uses the app (Q71). */
export function Covered({ children }: { readonly children: ReactNode }) {
  const { guard, notice } = useShop();
  const cover = useStore(guard.cover);
  const isHidden = cover !== 'none';
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
      {cover === 'none' ? toast : <Cover cover={cover}>{toast}</Cover>}
    </>
  );
}
