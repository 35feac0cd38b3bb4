import { useEffect, useRef } from 'react';
import { colorsOf, storagesOf } from '#core/product/product.ts';
import type { ProductReady, ProductScreen } from '#core/screens/product.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Picture } from '../../kit/parts/picture/picture.tsx';
import styles from './product-variants.module.css';

/** The pictures, turned by time, finger or dots (R38). */
export function Carousel({ ready, screen }: { readonly ready: ProductReady; readonly screen: ProductScreen }) {
  const text = useText();
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const { product, pictures, slide } = ready;
  // Who wants no motion turns the pictures by hand (R38).
  const isStill = useRef(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const hold = (isHeld: boolean): void => screen.holdCarousel(isHeld || isStill.current);
  useEffect(() => screen.holdCarousel(isStill.current), [screen]);
  const alt = text.shop.product.picture({ name: product.name, number: slide + 1, count: pictures.length });
  return (
    <div
      className={styles.carousel}
      onPointerDown={(event) => {
        touch.current = { x: event.clientX, y: event.clientY };
        hold(true);
      }}
      onPointerUp={(event) => {
        const from = touch.current;
        touch.current = null;
        hold(false);
        const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
        if (from !== null) screen.swipe(event.clientX - from.x, event.clientY - from.y, direction);
      }}
      onPointerCancel={() => {
        touch.current = null;
        hold(false);
      }}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Picture source={pictures[slide] ?? null} alt={alt} isEager />
      <div className={styles.dots}>
        {pictures.map((picture, at) => (
          <button
            type="button"
            key={picture}
            className={styles.dot}
            aria-label={text.shop.product.picture({
              name: product.name,
              number: at + 1,
              count: pictures.length,
            })}
            aria-current={at === slide}
            onClick={() => screen.showSlide(at)}
          />
        ))}
      </div>
    </div>
  );
}

/** Colour and storage (R39). */
export function Variants({ ready, screen }: { readonly ready: ProductReady; readonly screen: ProductScreen }) {
  const text = useText();
  const { product, sku } = ready;
  const color = sku?.color ?? '';
  return (
    <Card>
      <div className={styles.choices}>
        <ChoiceGroup
          label={
            <>
              {text.shop.product.color} <bdi className={styles.chosen}>{color}</bdi>
            </>
          }
        >
          {colorsOf(product).map((each) => (
            <Choice
              key={each}
              group="color"
              look="swatch"
              label={each}
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
              isSoldOut={!each.isInStock}
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
