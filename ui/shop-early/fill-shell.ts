import { isPicture } from '#adapters/gateway/wire/is-picture.ts';
import { paisaFromRupees } from '#core/lib/money.ts';
import { formatRupees } from '#core/text/format.ts';

/** How long the picture may keep the program waiting, ms. */
const PICTURE_WAIT_MS = 3000;

interface SentSku {
  readonly colorPic?: unknown;
  readonly availableStatus?: unknown;
  readonly price?: unknown;
}

interface SentProduct extends SentSku {
  readonly productName?: unknown;
  readonly brandName?: unknown;
  readonly pic?: unknown;
  readonly productPicList?: unknown;
  readonly skuInfo?: unknown;
}

/** Puts name, price and first picture into the shell, as the page will show them; resolves when the picture is there. */
export function fillShell(data: unknown): Promise<void> {
  if (typeof data !== 'object' || data === null) return Promise.resolve();
  const product = data as SentProduct;
  const skus = (Array.isArray(product.skuInfo) ? product.skuInfo : []) as readonly SentSku[];
  const sku = skus.find(({ availableStatus }) => String(availableStatus) === '1') ?? skus[0];
  const price = paisaFromRupees(textOf(sku?.price) || textOf(product.price));
  fill('brand', textOf(product.brandName));
  fill('name', textOf(product.productName));
  fill('price', price === null ? '' : formatRupees(price));
  const [listed] = Array.isArray(product.productPicList) ? (product.productPicList as readonly unknown[]) : [];
  const source = [sku?.colorPic, listed, product.pic].map(textOf).find((each) => each !== '' && isPicture(each));
  return source === undefined ? Promise.resolve() : paint(source);
}

/** Text or a number as text; empty for anything else. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function fill(name: string, text: string): void {
  const place = document.querySelector(`[data-fill=${name}]`);
  if (place !== null) place.textContent = text;
}

function paint(source: string): Promise<void> {
  const place = document.querySelector('[data-fill=picture]');
  const picture = new Image();
  picture.alt = '';
  picture.className = place?.className ?? '';
  picture.fetchPriority = 'high';
  const painted = new Promise<void>((resolve) => {
    // Two frames: the program comes after the picture is on the glass.
    const next = (): void => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    picture.addEventListener('load', next);
    picture.addEventListener('error', () => resolve());
    setTimeout(resolve, PICTURE_WAIT_MS);
  });
  picture.src = source;
  place?.replaceChildren(picture);
  return painted;
}
