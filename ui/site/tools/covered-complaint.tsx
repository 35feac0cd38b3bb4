import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { createStore } from '#core/lib/store.ts';
import type { FormCover, FormGuard } from '#core/session/form-guard.ts';
import { Art } from '../../kit/parts/art/art.tsx';
import phoneKey from '../../kit/parts/art/phone-key.svg?raw';
import { HiddenPage } from '../../kit/parts/message/message.tsx';
import { useSite, useSiteTools } from '../frame/site-context.tsx';
import styles from './complaint.module.css';
import { ComplaintForm } from './complaint.tsx';

/** The complaint form, inside an app for its writer alone (Q71): until he is known the form stays as it was built. */
export function ComplaintTool() {
  const { guard } = useSiteTools();
  const [whenShown] = useState(() => untilShown(guard));
  return (
    <Covered guard={guard}>
      <Suspense>
        <ComplaintForm whenShown={whenShown} />
      </Suspense>
    </Covered>
  );
}

/** Settled once nothing lies over a form for the first time; null where nothing does. */
function untilShown(guard: FormGuard | null): Promise<void> | null {
  if (guard === null || guard.cover.getSnapshot() === 'none') return null;
  return new Promise((resolve) => {
    guard.cover.subscribe(() => {
      if (guard.cover.getSnapshot() === 'none') resolve();
    });
  });
}

/** Hides a form while its guard says so, with words and a way to ask again where the app is silent. */
function Covered({ guard, children }: { readonly guard: FormGuard | null; readonly children: ReactNode }) {
  const { common } = useSite();
  const { subscribe, getSnapshot } = guard?.cover ?? UNCOVERED;
  const cover = useSyncExternalStore(subscribe, getSnapshot, UNCOVERED.getSnapshot);
  return (
    <>
      {cover === 'unanswered' && guard !== null ? (
        <div role="alert">
          <HiddenPage common={common} drawing={<Art drawing={phoneKey} name="phoneKey" />} onRetry={guard.retry} />
        </div>
      ) : null}
      <div className={styles.covered} data-cover={cover}>
        {children}
      </div>
    </>
  );
}

const UNCOVERED = createStore<FormCover>('none');
