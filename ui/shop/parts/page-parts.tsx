import { type ReactNode, useEffect, useState } from 'react';
import { READING_AIDS } from '#core/text/aids.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Columns } from '../../kit/parts/columns/columns.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import { offerReading } from '../../kit/reading/offer-reading.ts';
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

/** A page in two columns before its data is there. */
export const Waiting = () => (
  <Columns
    lead={<Skeleton shapes={[['title', 'line', 'line', 'line']]} />}
    side={<Skeleton shapes={[['short', 'line', 'line', 'title']]} />}
  />
);

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

/** Reads aloud the part around it that is marked `data-spoken`. */
export function Listen() {
  return <ListenButton text={READING_AIDS[useLanguage()]} />;
}

/** Larger text, and the offer of a voice: once on a page. */
export function LargeText() {
  const { speak, keepLargeText } = useShop();
  const language = useLanguage();
  const root = document.documentElement;
  const [isLarge, setLarge] = useState(root.hasAttribute('data-large'));
  useEffect(() => offerReading(language, speak === null ? null : (text) => speak(text, language)), [speak, language]);
  return (
    <div data-unprinted="">
      <Button
        look="quiet"
        aria-pressed={isLarge}
        onClick={() => {
          setLarge(root.toggleAttribute('data-large', !isLarge));
          keepLargeText(!isLarge);
        }}
      >
        {READING_AIDS[language].largeText}
      </Button>
    </div>
  );
}
