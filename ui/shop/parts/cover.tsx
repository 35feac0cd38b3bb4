import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Cover as CoverKind } from '#core/session/shopper-guard.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { useStore } from '../../kit/binding/use-screen.ts';
import { HiddenPage } from '../../kit/parts/message/message.tsx';
import { heldOpen } from '../../kit/parts/modal/modal.tsx';
import { NoticeToast } from '../../kit/parts/notice-toast/notice-toast.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import styles from './cover.module.css';
import { Drawing, LoadFailed } from './page-message.tsx';

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

/** What lies over a hidden page and its dialogs. */
function Cover({ cover, children }: { readonly cover: Exclude<CoverKind, 'none'>; readonly children: ReactNode }) {
  const { guard } = useShop();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.cover} data-cover={cover} aria-busy={cover === 'asking'} {...heldOpen()}>
      <Over cover={cover} onRetry={guard.retry} />
      {children}
    </dialog>
  );
}

function Over({ cover, onRetry }: { readonly cover: Exclude<CoverKind, 'none'>; readonly onRetry: () => void }) {
  const { common } = useText();
  switch (cover) {
    case 'asking':
      return <Skeleton shapes={['short', 'card', 'card', 'line']} />;
    case 'login':
      return <LoadFailed failed={{ cause: 'login' }} screen={{ retry: onRetry }} />;
    case 'unanswered':
      return <HiddenPage common={common} drawing={<Drawing of="hidden" />} onRetry={onRetry} />;
  }
}
