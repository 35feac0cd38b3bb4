import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Cover as CoverKind } from '#core/session/shopper-guard.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { HiddenPage } from '../../kit/parts/message/message.tsx';
import { heldOpen } from '../../kit/parts/modal/modal.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import styles from './cover.module.css';
import { LoadFailed } from './load-failed.tsx';
import { Drawing } from './page-message.tsx';

/** What lies over a hidden page and its dialogs. */
export function Cover({
  cover,
  children,
}: {
  readonly cover: Exclude<CoverKind, 'none'>;
  readonly children: ReactNode;
}) {
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
