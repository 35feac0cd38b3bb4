import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buyButton } from '#core/product/buy-button.ts';
import { colorsOf, storagesOf } from '#core/product/product.ts';
import type { ProductReady, ProductScreen } from '#core/screens/product.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useSellerWords, useText } from '../../kit/binding/text.tsx';
import { useIsWide } from '../../kit/binding/use-is-wide.ts';
import { IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Picture } from '../../kit/parts/picture/picture.tsx';
import shared from '../../kit/styles/shared.module.css';
import { CHUNKS } from '../chunks.ts';
import styles from './product-variants.module.css';

/** Most pictures with a dot each: so many fit beside each other on the narrowest phone. More are counted. */
const DOTS_MAX = 10;

/** Most pictures with a thumbnail each on a wide screen, in lines below the picture. More are counted. */
const THUMBNAILS_MAX = 40;

/** How far a finger may stray while it taps, px. */
const TAP_PX = 10;

/** The pictures, turned by time, finger, mouse, dots or, on a wide screen, thumbnails (R38), and opened on the whole screen. */
export function Carousel({ ready, screen }: { readonly ready: ProductReady; readonly screen: ProductScreen }) {
  const text = useText();
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const Viewer = useLater(CHUNKS.pictureViewer, isOpen);
  const isWide = useIsWide();
  const { product, pictures, slide } = ready;
  // Who wants no motion turns the pictures by hand (R38).
  const isStill = useRef(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const hold = (isHeld: boolean): void => screen.holdCarousel(isHeld || isOpen || isStill.current);
  const swipe = (dx: number, dy: number): void =>
    screen.swipe(dx, dy, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
  useEffect(() => screen.holdCarousel(isOpen || isStill.current), [screen, isOpen]);
  const nameOf = (at: number): string =>
    text.shop.product.picture({ name: product.name, number: at + 1, count: pictures.length });
  // Below the picture, and below the same on the whole screen.
  const dots = (
    <div className={styles.dots}>
      {pictures.length > (isWide ? THUMBNAILS_MAX : DOTS_MAX) ? (
        <bdi dir="ltr" aria-hidden="true">
          {slide + 1} / {pictures.length}
        </bdi>
      ) : (
        pictures.map((picture, at) => (
          <button
            type="button"
            key={picture}
            className={styles.dot}
            aria-label={nameOf(at)}
            aria-current={at === slide}
            onClick={() => screen.showSlide(at)}
          >
            {isWide ? <Picture source={picture} alt="" /> : null}
          </button>
        ))
      )}
    </div>
  );
  return (
    <>
      <div
        className={styles.carousel}
        onPointerDown={(event) => {
          touch.current = { x: event.clientX, y: event.clientY };
          hold(true);
        }}
        onPointerMove={({ currentTarget, clientX, pointerId }) => {
          // A mouse may leave the picture before it lets go.
          if (touch.current !== null && Math.abs(clientX - touch.current.x) > TAP_PX)
            currentTarget.setPointerCapture(pointerId);
        }}
        onPointerUp={({ clientX, clientY, target }) => {
          const from = touch.current;
          touch.current = null;
          hold(false);
          if (from === null) return;
          const [dx, dy] = [clientX - from.x, clientY - from.y];
          if (target instanceof HTMLImageElement && Math.hypot(dx, dy) < TAP_PX) setOpen(true);
          else swipe(dx, dy);
        }}
        onPointerCancel={() => {
          touch.current = null;
          hold(false);
        }}
        onDragStart={(event) => event.preventDefault()}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <Picture source={pictures[slide] ?? null} alt={nameOf(slide)} isEager />
        <div className={styles.expand}>
          <IconButton ref={opener} label={text.shop.product.fullScreen} onClick={() => setOpen(true)}>
            <Icon name="expand" />
          </IconButton>
        </div>
        {dots}
      </div>
      {isOpen && Viewer !== null ? (
        // oxlint-disable-next-line react/static-components -- the component is loaded once and stays the same
        <Viewer
          name={product.name}
          pictures={pictures}
          slide={slide}
          dots={dots}
          onTurn={(steps) => screen.showSlide(slide + steps)}
          onSwipe={swipe}
          onClose={() => {
            flushSync(() => setOpen(false));
            opener.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** Colour and storage (R39). */
export function Variants({ ready, screen }: { readonly ready: ProductReady; readonly screen: ProductScreen }) {
  const text = useText();
  const { colorName } = useSellerWords();
  const { product, sku } = ready;
  const color = sku?.color ?? '';
  return (
    <Card>
      <div className={shared.stack}>
        <ChoiceGroup
          label={
            <>
              {text.shop.product.color} <bdi className={styles.chosen}>{colorName(color)}</bdi>
            </>
          }
        >
          {colorsOf(product).map((each) => (
            <Choice
              key={each}
              group="color"
              look="swatch"
              label={colorName(each)}
              isChosen={each === color}
              onChoose={() => screen.chooseColor(each)}
            >
              <Picture source={storagesOf(product, each)[0]?.picture ?? null} alt="" />
            </Choice>
          ))}
        </ChoiceGroup>
        <ChoiceGroup label={text.shop.product.storage}>
          {storagesOf(product, color).map((each) => (
            <Choice
              key={each.skuCode}
              group="storage"
              isChosen={each.skuCode === sku?.skuCode}
              isSoldOut={buyButton(product, each).kind === 'soldOut'}
              onChoose={() => screen.chooseSku(each.skuCode)}
            >
              <bdi>{each.storage || text.common.dash}</bdi>
            </Choice>
          ))}
        </ChoiceGroup>
      </div>
    </Card>
  );
}
