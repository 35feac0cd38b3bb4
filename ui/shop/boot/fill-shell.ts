import { buyButton } from '#core/product/buy-button.ts';
import { type Product, picturesOf, planNote, preselectedSku, priceTag } from '#core/product/product.ts';
import { formatRupees } from '#core/text/format.ts';
import type { Language } from '#core/text/language.ts';

/**
 * Puts the first picture, brand, name and prices into the shell, as the page will show them, and wakes BUY NOW where the phone is
 * for sale; resolves when the picture is painted.
 */
export function fillShell(product: Product, language: Language): Promise<void> {
  const sku = preselectedSku(product);
  const [source] = picturesOf(product, sku);
  const painted = source === undefined ? Promise.resolve() : paint(source);
  fill('brand', product.brand);
  fill('name', product.name);
  const { price, before } = priceTag(product, sku);
  fill('price', formatRupees(price, language));
  fill('old', before === null ? null : formatRupees(before, language));
  const { example, note } = planNote(product, sku);
  if (example === null && note === null) fill('plan', null);
  if (buyButton(product, sku).kind === 'buyNow')
    document.querySelector('[data-asleep]')?.removeAttribute('data-asleep');
  return painted;
}

/** Puts a text into its place; null takes the place away. */
function fill(name: string, text: string | null): void {
  const place = document.querySelector(`[data-fill=${name}]`);
  if (text === null) place?.remove();
  else if (place !== null) place.textContent = text;
}

function paint(source: string): Promise<void> {
  const place = document.querySelector('[data-fill=picture]');
  // The page is in the shell's place already.
  if (place === null) return Promise.resolve();
  const picture = new Image();
  picture.alt = '';
  picture.className = place.className;
  picture.fetchPriority = 'high';
  const painted = new Promise<void>((resolve) => {
    // Two frames: the program comes after the picture is on the glass.
    const next = (): void => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    picture.addEventListener('load', next);
    picture.addEventListener('error', () => resolve());
  });
  picture.src = source;
  place.replaceChildren(picture);
  return painted;
}
