import { describe, expect, it } from 'vitest';
import { HOSTILE_PHONE } from '#adapters/sandbox/catalogue/hostile-phone.ts';
import { PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { sellerTexts } from '#adapters/sandbox/catalogue/seller-texts.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';

/** The figures of a text: `2,000`, `0.75`. */
const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([figure]) => figure.replaceAll(',', '')));

const IN_BRACKETS = /\u2066[^\u2066\u2069]*\u2069/g;

describe('what the sandbox’s seller writes', () => {
  it.each(PHONES)(
    'R39, R40 says of $productName the same in both languages, in Urdu with every Latin word isolated',
    (phone) => {
      const [english, urdu] = [sellerTexts(phone, 'en'), sellerTexts(phone, 'ur')];
      const said = (texts: typeof english): string => [texts.description, texts.planNote(12_250)].join(' ');
      expect(figuresIn(said(urdu))).toEqual(figuresIn(said(english)));
      expect(urdu.description).toContain(`${phone.brandName} ${phone.productName}`);
      expect(urdu.description).toMatch(/^[\u0600-\u06FF].*۔$/);
      expect(said(urdu).replace(IN_BRACKETS, '')).not.toMatch(/[A-Za-z\d]|[\u064A\u0643\u0647\u0649\u0640]|[,;?.]/);
    },
  );

  it('R40 gives a sheet its Urdu words, and leaves names and figures as they are', () => {
    const sheet = sellerTexts(PHONES[1] ?? HOSTILE_PHONE, 'ur').attribute;
    const plain = (text: string | null): string | undefined => text?.replace(/[\u2066\u2069]/g, '');
    expect(plain(sheet.general.releaseDate)).toBe('نومبر 2024');
    expect(plain(sheet.general.simSupport)).toBe('ہائبرڈ دو سم (Nano-SIM)');
    expect(plain(sheet.general.weight)).toBe('200 گرام');
    expect(plain(sheet.display.resolution)).toBe('1080 x 2340 پکسل');
    expect([sheet.connectivity.threeG, sheet.connectivity.fiveG]).toEqual(['ہاں', 'نہیں']);
    expect([sheet.performance.gpu, sheet.connectivity.radio]).toEqual(['Mali-G57 MC2', null]);
  });

  it.each(PHONES)('R40 leaves no English word in the Urdu sheet of $productName', (phone) => {
    const { attribute } = sellerTexts(phone, 'ur');
    const values = Object.values(attribute).flatMap((group) => Object.values(group as object).map(String));
    const english = values.flatMap((value) => value.match(/(?<![\w-])[a-z]{3,}(?![\w-])/g) ?? []);
    expect(english.filter((word) => !['null', 'nits', 'edition', 'vivo'].includes(word))).toEqual([]);
    expect(values.filter((value) => /\d\s(?:g|mm)\b/.test(value))).toEqual([]);
  });

  it('is Urdu where the app’s language is, English for any other, and as it stands where a phone has words of its own', async () => {
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
});
