import { useEffect, useState } from 'react';
import { inTime } from '../../kit/chunk-reload.ts';

type PaymentParts = typeof import('../payments/index.ts');

let loaded: PaymentParts | null = null;

/** Rejects where they cannot be had; asked again by the next page that wants them. */
async function load(): Promise<PaymentParts> {
  loaded ??= await inTime(import('../payments/index.ts'));
  return loaded;
}

// A page that wants them is loaded before it is opened, and they with it.
void load().catch(() => undefined);

/** What says what is owed; null while it is on its way: a page is drawn before it, and stands without it. */
export function usePaymentParts(): PaymentParts | null {
  const [parts, setParts] = useState(loaded);
  useEffect(() => void load().then(setParts, () => undefined), []);
  return parts;
}
