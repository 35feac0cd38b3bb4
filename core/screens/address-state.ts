import type { Address, AddressField } from '../address/address.ts';
import { EMPTY_ADDRESS, fitAddress, fitAddressField } from '../address/address-form.ts';
import type { OrderNow } from '../gateway/order-now.ts';
import type { OrderId } from '../lib/ids.ts';
import { truncatedAfter } from '../lib/typed-text.ts';

/** The full-screen list that is open (R58). */
export type AddressPicker = 'province' | 'city' | null;

/** The form. What was typed stays through every refusal. */
export interface AddressEditing {
  readonly kind: 'editing';
  readonly order: OrderId;
  readonly draft: Address;
  /** The first field that stops Confirm, shown after Confirm was pressed (R57). */
  readonly problem: AddressField | null;
  /** The fields whose last text did not fit whole (Q64). */
  readonly truncated: readonly AddressField[];
  readonly picker: AddressPicker;
  readonly isSaving: boolean;
  /** What is true of the order where it takes no address any more (Q72, Q73). */
  readonly refusal: OrderNow | null;
  /** True while what is shown differs from what the server had: it is kept for the session until it is saved or erased. */
  readonly isDraft: boolean;
}

/** The form as it opens: the kept draft, else the server’s address, else nothing. */
export function opened(order: OrderId, kept: Address | null, stored: Address | null): AddressEditing {
  const { draft, truncated } = fitAddress(kept ?? stored ?? EMPTY_ADDRESS);
  const isDraft = kept !== null;
  const fresh = { problem: null, picker: null, isSaving: false, refusal: null };
  return { kind: 'editing', order, draft, truncated, isDraft, ...fresh };
}

/** The form after a field took another text. */
export function withText(now: AddressEditing, field: AddressField, text: string): AddressEditing {
  const kept = fitAddressField(field, text);
  return {
    ...now,
    draft: { ...now.draft, [field]: kept.text },
    problem: now.problem === field ? null : now.problem,
    truncated: truncatedAfter(now.truncated, field, kept.isTruncated),
  };
}
