import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ATTRIBUTE_GROUPS, ATTRIBUTE_ROWS, versionOf } from '#core/product/product.ts';
import type { ProductReady } from '#core/screens/product.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import { phone as english } from '#core/text/en/phone.ts';
import { phone as urdu } from '#core/text/ur/phone.ts';
import { createTextHook, useText } from '../../kit/binding/text.tsx';
import { openForPaper } from '../../kit/open-for-paper.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import styles from './phone-about.module.css';

const usePhoneTexts = createTextHook<Pick<Catalogue, 'phone'>>({ phone: english }, { phone: urdu });

/** A phone's description and its specification tables (R39, R40). */
export function PhoneAbout({ ready }: { readonly ready: ProductReady }) {
  const { text } = ready.product.description;
  useEffect(openForPaper, []);
  return (
    <>
      {text === null ? null : <Description content={text} />}
      <Specifications ready={ready} />
    </>
  );
}

function Description({ content }: { readonly content: string }) {
  const text = usePhoneTexts().phone;
  const [isOpen, setOpen] = useState(false);
  const { ref, isCut } = useIsCut();
  return (
    <Card title={text.description}>
      <p
        className={styles.description}
        data-open={isOpen || undefined}
        dir="auto"
        ref={ref}
        onScroll={({ currentTarget: box }) => {
          // A search has found words beyond the fold.
          if (box.scrollLeft === 0) return;
          box.scrollLeft = 0;
          setOpen(true);
        }}
      >
        {content}
      </p>
      {isCut ? (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.showLess : text.showMore}
        </Button>
      ) : null}
    </Card>
  );
}

/** Whether a folded text has more lines than its box shows, at every width and in letters that come late. */
function useIsCut() {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const text = ref.current;
    if (text === null) return;
    // Opened, it says nothing of how it stands folded; and what has the focus stays.
    const measure = (): void => {
      const isHeld = text.dataset['open'] !== undefined || text.nextElementSibling?.matches(':focus') === true;
      if (!isHeld) setCut(text.scrollWidth > text.clientWidth + 1);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(text);
    // Some browsers keep their fonts from pages.
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', measure);
    return () => {
      sizes.disconnect();
      fonts?.removeEventListener('loadingdone', measure);
    };
  }, []);
  return { ref, isCut };
}

function Specifications({ ready: { product, sku } }: { readonly ready: ProductReady }) {
  const text = useText();
  const { specifications, groups, rows } = usePhoneTexts().phone;
  return (
    <Card title={specifications}>
      <div className={styles.facts}>
        <DefinitionList>
          <Definition name={text.shop.product.brand}>{product.brand || text.common.dash}</Definition>
          <Definition name={text.shop.product.version}>{versionOf(product, sku) ?? text.common.dash}</Definition>
        </DefinitionList>
      </div>
      {ATTRIBUTE_GROUPS.map((group, at) => {
        const names = rows[group] as Readonly<Record<string, string>>;
        const values = product.description.attribute[group] as Readonly<Record<string, string | null>>;
        return (
          <details className={`${shared.fold} ${styles.group}`} key={group} open={at === 0}>
            <summary>
              {groups[group]} <Icon name="down" />
            </summary>
            <DefinitionList>
              {ATTRIBUTE_ROWS[group].map((row) => (
                <Definition name={names[row] ?? row} key={row}>
                  {values[row] ?? text.common.dash}
                </Definition>
              ))}
            </DefinitionList>
          </details>
        );
      })}
    </Card>
  );
}
