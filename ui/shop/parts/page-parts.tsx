import type { ReactNode } from 'react';
import { useLater } from '../../kit/binding/later.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import shared from '../../kit/styles/shared.module.css';
import { CHUNKS } from '../chunks.ts';

/** The end of a page's title bar: the way to the staff (Q50), and the head of the page on paper where it is printed. */
export function BarEnd({ children = null }: { readonly children?: ReactNode }) {
  const Help = useLater(CHUNKS.help);
  return (
    <>
      {/* oxlint-disable-next-line react/static-components -- the component is loaded once and stays the same */}
      {Help === null ? null : <Help />}
      {children}
    </>
  );
}

/** Says that what was typed is kept for the session, with the way to erase it. */
export function DraftNote({ isBusy = false, onErase }: { readonly isBusy?: boolean; readonly onErase: () => void }) {
  const { common, shop } = useText();
  return (
    <div className={`${shared.apart} ${shared.muted}`} data-unprinted="">
      <p>{shop.kept}</p>
      <Button look="quiet" disabled={isBusy} onClick={onErase}>
        {common.erase}
      </Button>
    </div>
  );
}
