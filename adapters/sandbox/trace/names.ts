import { hasFields } from '../../gateway/decoder.ts';
import { sentAddress } from '../../gateway/wire/address.ts';
import { SAMPLE_ADDRESS } from '../scenarios/address.ts';

/** What a shopper typed about himself, on either way. */
const PERSONAL = ['name', 'phoneNumber', 'email', 'addr'] as const;
/** Whether a field holds what a shopper typed. */
export const isPersonal = (key: string): key is (typeof PERSONAL)[number] =>
  (PERSONAL as readonly string[]).includes(key);
const HIDDEN = 'not kept';

/** Names for what differs from run to run. */
export interface Names {
  shopper(token: string): string;
  /** A copy that may be kept, its keys in order. */
  mask(value: object): Record<string, unknown>;
  /** What is sent instead of a kept copy. */
  unmask(kept: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** Makes names that count from 1. */
export function createNames(): Names {
  const known = {
    order: new Map<string, string>(),
    parcel: new Map<string, string>(),
    shopper: new Map<string, string>(),
  };
  const real = new Map<string, string>();

  function nameOf(kind: keyof typeof known, value: string): string {
    const names = known[kind];
    const name = names.get(value) ?? `${kind}#${names.size + 1}`;
    names.set(value, name);
    real.set(name, value);
    return name;
  }

  function maskedText(key: string, text: string): unknown {
    if (text === '') return text;
    if (/orderId$|^order$/i.test(key)) return nameOf('order', text);
    if (key === 'trackingNumber') return nameOf('parcel', text);
    if (key === 'shopper') return nameOf('shopper', text);
    if (isPersonal(key)) return HIDDEN;
    return /time$/i.test(key) && /^\d{4}-/.test(text) ? 'a time' : text;
  }

  function masked(key: string, value: unknown): unknown {
    if (typeof value === 'string') return maskedText(key, value);
    if (typeof value === 'number' && /time$/i.test(key)) return 'a time';
    if (Array.isArray(value)) return value.map((each) => masked('', each));
    if (!hasFields(value)) return value ?? null;
    const entries = Object.entries(value).map(([name, each]) => [name, masked(name, each)] as const);
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  return {
    shopper: (token) => nameOf('shopper', token),
    mask: (value) => masked('', value) as Record<string, unknown>,
    unmask: (kept) =>
      Object.fromEntries(
        Object.entries(kept).map(([key, value]) => {
          if (value === HIDDEN && isPersonal(key)) return [key, sentAddress(SAMPLE_ADDRESS)[key] ?? ''];
          return [key, key !== 'shopper' && typeof value === 'string' ? (real.get(value) ?? value) : value];
        }),
      ),
  };
}

/** What came back, as it may be kept. */
export const answered = (names: Names, { code, data }: { readonly code: number; readonly data: unknown }) => ({
  code,
  got: code === 0 && data !== null ? names.mask({ data })['data'] : null,
});
