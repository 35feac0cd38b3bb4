import { useEffect, useState } from 'react';
import { READING_AIDS } from '#core/text/aids.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useLanguage } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { ListenButton } from '../../kit/parts/listen-button/listen-button.tsx';
import { offerReading } from '../../kit/reading/offer-reading.ts';

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
