import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { titleStyleOf } from '#core/ports/host-app.ts';
import type { ShownNotice } from '#core/ports/page.ts';
import { type Place, pathOf, placeAt } from '#core/routes/places.ts';
import type { Cover as CoverKind } from '#core/session/shopper-guard.ts';
import { noticeText } from '#core/text/sentences.ts';
import { useShop } from '../kit/binding/shop-context.tsx';
import { useText } from '../kit/binding/text.tsx';
import { useStore } from '../kit/binding/use-screen.ts';
import { IconButton } from '../kit/parts/button/button.tsx';
import { Icon } from '../kit/parts/icon/icon.tsx';
import { HiddenPage } from '../kit/parts/message/message.tsx';
import { heldOpen } from '../kit/parts/modal/modal.tsx';
import { Skeleton } from '../kit/parts/skeleton/skeleton.tsx';
import { Status } from '../kit/parts/status/status.tsx';
import { inTime, withChunkReload } from '../kit/reload.ts';
import { Outside } from './chunks.ts';
import { Drawing, LoadFailed } from './parts/page-message.tsx';
import styles from './shop-app.module.css';
import type { ShopPages } from './shop-pages.ts';

/** The shop: the page of the present address, and the notices over it. */
export function ShopApp({ pages }: { readonly pages: ShopPages }) {
  const path = usePathname();
  const search = useSearch();
  const { hostApp } = useShop();
  const place = placeAt(path, (name) => new URLSearchParams(search).get(name));
  const titleStyle = titleStyleOf(place);
  const pageName = place?.page;
  // oxlint-disable-next-line react/exhaustive-deps -- the app is told anew on each page
  useEffect(() => hostApp.setTitleStyle(titleStyle), [hostApp, titleStyle, pageName]);
  if (!hostApp.isPresent) {
    return <Outside isInApp={false} />;
  }
  return (
    <Covered>
      {place === null ? <Outside isInApp /> : <PageAt place={place} pages={pages} key={pathOf(place)} />}
    </Covered>
  );
}

/** A page from the cache; where the browser itself moved to one that is not loaded yet, it is loaded first. */
function PageAt({ place, pages }: { readonly place: Place; readonly pages: ShopPages }) {
  const [, redraw] = useState(0);
  const Page = pages.loaded(place.page);
  useEffect(() => {
    if (Page !== null) return;
    void withChunkReload(() => inTime(pages.load(place.page))).then(
      () => redraw((count) => count + 1),
      () =>
        // The last resort above everything says so. An error of our own: the browser's names no place in a file of ours.
        redraw(() => {
          throw new Error(`no code of ${place.page}`);
        }),
    );
  }, [Page, pages, place.page]);
  useEffect(() => pages.loadNext(place.page), [pages, place.page]);
  // oxlint-disable-next-line react/static-components -- the component comes from a cache and stays the same
  return Page === null ? null : <Page place={place} />;
}

/** A page and the notices over it; hidden with its dialogs while it is not known whether its shopper still uses the app (Q71). */
function Covered({ children }: { readonly children: ReactNode }) {
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

/** The short message over the page. Its region is always there, so that screen readers hear what comes into it. */
function NoticeToast({ notice }: { readonly notice: ShownNotice }) {
  const text = useText();
  const toast = useStore(notice.toast);
  return (
    <Status className={styles.region} aria-live="polite">
      {toast === null ? null : (
        <div className={styles.toast} key={toast.id}>
          <p>{noticeText(text, toast.notice)}</p>
          <IconButton label={text.common.close} onClick={notice.dismiss}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </Status>
  );
}
