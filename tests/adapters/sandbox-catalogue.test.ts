import { expect, it } from 'vitest';
import { HOSTILE_PHONE } from '#adapters/sandbox/catalogue/hostile-phone.ts';
import { type CataloguePhone, PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { sellerTexts } from '#adapters/sandbox/catalogue/seller-texts.ts';
import { PHONE_VIEWS, picturePath } from '#adapters/sandbox/catalogue/variants.ts';
import { phonePicture } from '#adapters/sandbox/http/phone-picture.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';

const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([figure]) => figure.replaceAll(',', '')));

it('R39, R40 the sandbox’s seller says the same figures in both languages, and leaves no English word in an Urdu sheet', () => {
  for (const phone of PHONES) {
    const [english, urdu] = [sellerTexts(phone, 'en'), sellerTexts(phone, 'ur')];
    const said = (texts: typeof english): string => [texts.description, texts.planNote(12_250)].join(' ');
    expect(figuresIn(said(urdu))).toEqual(figuresIn(said(english)));
    const values = Object.values(urdu.attribute).flatMap((group) => Object.values(group as object).map(String));
    const words = values.flatMap((value) => value.match(/(?<![\w-])[a-z]{3,}(?![\w-])/g) ?? []);
    expect(words.filter((word) => !['null', 'nits', 'edition', 'vivo'].includes(word))).toEqual([]);
  }
});

it('the seller writes Urdu where the app’s language is, English for any other, and as it stands where a phone has words of its own', async () => {
  const lender = createLender(createMemoryLedger(), { now: () => 0 });
  const described = async (productId: string, common: object): Promise<unknown> => {
    const { data } = await lender.answer('product/detail', { token: 'sandbox-token-seller', productId, ...common });
    return (data as { readonly description: { readonly text: string } }).description.text;
  };
  for (const language of ['ur', 'ur-PK'])
    expect(await described('samsung-galaxy-a16', { language })).toMatch(/^سیل بند ڈبے میں/);
  for (const common of [{}, { language: 'en' }])
    expect(await described('samsung-galaxy-a16', common)).toMatch(/^Samsung Galaxy A16, sealed/);
  expect(await described(HOSTILE_PHONE.id, { language: 'ur' })).toBe(HOSTILE_PHONE.says?.text);
});

it('every picture that the sandbox names is a file, each phone’s are its own, and what nobody sells has none', () => {
  const addressesOf = (phone: CataloguePhone): readonly string[] => {
    const [first = '', ...others] = phone.colors;
    return [
      ...PHONE_VIEWS.map((view) => picturePath(phone, first, view)),
      ...others.map((color) => picturePath(phone, color, 'back')),
    ];
  };
  const drawingAt = (address: string): string | null => {
    const [, , , phone = '', color = '', file = ''] = address.split('/');
    return phonePicture(phone, color, file.replace('.svg', ''));
  };
  const drawings = PHONES.flatMap(addressesOf).map(drawingAt);
  for (const drawing of [...drawings, ...addressesOf(HOSTILE_PHONE).map(drawingAt)]) expect(drawing).toMatch(/^<svg /);
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(phonePicture('samsung-galaxy-a06', 'gold', 'below')).toBeNull();
  expect(phonePicture('samsung-galaxy-a06', 'pink', 'back')).toBeNull();
  expect(phonePicture('nothing', 'gold', 'back')).toBeNull();
});
