import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buyButton } from '#core/product/buy-button.ts';
import { colorsOf, storagesOf } from '#core/product/product.ts';
import type { ProductReady, ProductScreen } from '#core/screens/product.ts';
import { unbroken } from '#core/text/format.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useSellerWords, useText } from '../../kit/binding/text.tsx';
import { IconButton } from '../../kit/parts/button/button.tsx';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Picture } from '../../kit/parts/picture/picture.tsx';
import shared from '../../kit/styles/shared.module.css';
import { CHUNKS } from '../chunks.ts';
import styles from './product-variants.module.css';

/** How far a finger may stray while it taps, px. */
const TAP_PX = 10;

/** The pictures, turned by time, finger, mouse or dots (R38), and opened on the whole screen. */
export function Carousel({ ready, screen }: { readonly ready: ProductReady; readonly screen: ProductScreen }) {
  const text = useText().shop.product;
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const Viewer = useLater(CHUNKS.pictureViewer, isOpen);
  const { product, pictures, slide } = ready;
  const picture = pictures[slide] ?? null;
  // Who wants no motion turns the pictures by hand (R38).
  const isStill = useRef(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const hold = (isHeld: boolean): void => screen.holdCarousel(isHeld || isOpen || isStill.current);
  useEffect(() => screen.holdCarousel(isOpen || isStill.current), [screen, isOpen]);
  const nameOf = (at: number): string => text.picture({ name: product.name, number: at + 1, count: pictures.length });
  // Below the picture, and below the same on the whole screen.
  const dots = (
    <div className={styles.dots}>
      {pictures.length < 2
        ? null
        : pictures.map((each, at) => (
            <button
              type="button"
              key={each}
              className={styles.dot}
              aria-label={nameOf(at)}
              aria-current={at === slide}
              onClick={() => screen.showSlide(at)}
            />
          ))}
    </div>
  );

  function letGo({ clientX, clientY }: PointerEvent): void {
    const from = touch.current;
    touch.current = null;
    hold(false);
    if (from === null) return;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    if (picture !== null && Math.hypot(dx, dy) < TAP_PX) setOpen(true);
    else screen.swipe(dx, dy, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
  }

  return (
    <div onFocus={() => hold(true)} onBlur={() => hold(false)}>
      <div
        className={styles.stage}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          // A mouse may leave the picture before it lets go.
          currentTarget.setPointerCapture(pointerId);
          touch.current = { x: clientX, y: clientY };
          hold(true);
        }}
        onPointerUp={letGo}
        onPointerCancel={() => {
          touch.current = null;
          hold(false);
        }}
        onDragStart={(event) => event.preventDefault()}
      >
        <Picture source={picture} alt={nameOf(slide)} isEager />
      </div>
      <div className={styles.under}>
        {dots}
        {picture === null ? null : (
          <IconButton ref={opener} label={text.fullScreen} onClick={() => setOpen(true)}>
            <Icon name="expand" />
          </IconButton>
        )}
      </div>
      {isOpen && Viewer !== null ? (
        // oxlint-disable-next-line react/static-components -- the component is loaded once and stays the same
        <Viewer
          name={product.name}
          picture={picture}
          alt={nameOf(slide)}
          dots={dots}
          onClose={() => {
            flushSync(() => setOpen(false));
            opener.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

/** Colour and storage (R39). */
export function Variants({ ready, screen }: { readonly ready: ProductReady; readonly screen: ProductScreen }) {
  const text = useText();
  const { colorName } = useSellerWords();
  const { product, sku } = ready;
  const color = sku?.color ?? '';
  if (product.skus.length === 0) return null;
  return (
    <>
      <ChoiceGroup
        label={
          <>
            {text.shop.product.color} <bdi className={shared.muted}>{colorName(color)}</bdi>
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
            <bdi>{unbroken(each.storage) || text.common.dash}</bdi>
          </Choice>
        ))}
      </ChoiceGroup>
    </>
  );
}
