import { isPicture } from '#adapters/gateway/wire/is-picture.ts';
import { type Paisa, paisaFromRupees } from '#core/lib/money.ts';
import { formatRupees } from '#core/text/format.ts';

/** How long the picture may keep the program waiting, ms. */
const PICTURE_WAIT_MS = 3000;

/** An answer's fields; what they hold is not known yet. */
type Sent = Readonly<Record<string, unknown>>;

/** Puts name, price and first picture into the shell, as the page will show them; resolves when the picture is there. */
export function fillShell(data: unknown): Promise<void> {
  if (!isSent(data)) return Promise.resolve();
  const product = {
    price: paisaOf(data['price']),
    picture: pictureOf(data['pic']),
    pictures: listOf(data['productPicList'])
      .map(pictureOf)
      .filter((each) => each !== null),
    skus: listOf(data['skuInfo'])
      .filter(isSent)
      .map((sku) => ({
        isInStock: String(sku['availableStatus']) === '1',
        price: paisaOf(sku['price']),
        picture: pictureOf(sku['colorPic']),
      })),
  };
  const sku = product.skus.find(({ isInStock }) => isInStock) ?? product.skus[0];
  const price = sku?.price ?? product.price;
  fill('brand', textOf(data['brandName']));
  fill('name', textOf(data['productName']));
  fill('price', price === null ? '' : formatRupees(price));
  const source = sku?.picture ?? product.pictures[0] ?? product.picture;
  return source === null ? Promise.resolve() : paint(source);
}

const isSent = (value: unknown): value is Sent => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);

const paisaOf = (value: unknown): Paisa | null => paisaFromRupees(textOf(value));

/** The address of a picture that may be shown; null for anything else. */
function pictureOf(value: unknown): string | null {
  const text = textOf(value);
  return text !== '' && isPicture(text) ? text : null;
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
