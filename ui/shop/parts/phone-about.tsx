import { useEffect } from 'react';
import { ATTRIBUTE_GROUPS, ATTRIBUTE_ROWS } from '#core/product/product.ts';
import type { ProductReady } from '#core/screens/product.ts';
import { unbroken } from '#core/text/format.ts';
import { phone, phoneInUrdu } from '#core/text/phone.ts';
import { createTextHook, useText } from '../../kit/binding/text.tsx';
import { openForPaper } from '../../kit/open-for-paper.ts';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Fold, FoldCard } from '../../kit/parts/fold/fold.tsx';

const usePhoneTexts = createTextHook(phone, phoneInUrdu);

/** A description of so many characters stands open: a few lines on a phone. */
const SHORT = 300;

/** A phone's description and its specification tables, a fold each (R39, R40). */
export function PhoneAbout({ ready: { product, sku } }: { readonly ready: ProductReady }) {
  const { common, shop } = useText();
  const names = usePhoneTexts();
  const { text, attribute } = product.description;
  useEffect(openForPaper, []);
  return (
    <>
      {text === null ? null : (
        <FoldCard>
          <Fold title={names.description} isOpen={text.length <= SHORT}>
            <p dir="auto">{unbroken(text)}</p>
          </Fold>
        </FoldCard>
      )}
      <FoldCard>
        <Fold title={names.specifications}>
          <DefinitionList>
            <Definition name={shop.product.brand}>{product.brand || common.dash}</Definition>
            <Definition name={shop.product.version}>
              {unbroken(sku?.storage || product.version || common.dash)}
            </Definition>
          </DefinitionList>
          {ATTRIBUTE_GROUPS.map((group) => {
            const values = attribute[group] as Readonly<Record<string, string | null>>;
            return (
              <section key={group}>
                <h3>{names[group]}</h3>
                <DefinitionList>
                  {ATTRIBUTE_ROWS[group].map((row) => (
                    <Definition name={names[row]} key={row}>
                      {unbroken(values[row] ?? common.dash)}
                    </Definition>
                  ))}
                </DefinitionList>
              </section>
            );
          })}
        </Fold>
      </FoldCard>
    </>
  );
}
