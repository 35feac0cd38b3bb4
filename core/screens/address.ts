import { ADDRESS_FIELDS, type Address, type AddressField } from '../address/address.ts';
import { EMPTY_ADDRESS, firstAddressProblem, fitAddress, fitAddressField, tidyEmail } from '../address/address-form.ts';
import { isProvince, type Province } from '../address/districts.ts';
import { isForeignOrder, PHONE_REFUSED } from '../gateway/codes.ts';
import { explainRefusal, type OrderNow, truthAfter } from '../gateway/order-now.ts';
import type { OrderId } from '../lib/ids.ts';
import type { Answer } from '../lib/outcome.ts';
import { truncatedAfter } from '../lib/typed-text.ts';
import { LEAVING_MS } from '../lib/visit.ts';
import type { OrderStatus } from '../order/order.ts';
import type { Uses } from '../ports/ports.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { keepDraft, readDraft } from '../session/drafts.ts';
import { forgetShopper, orderInHand } from '../session/order-in-hand.ts';
import { type Failed, failedBy } from './failure.ts';
import { createPage, type Page, reading } from './page.ts';

/** The form. What was typed stays through every refusal. */
export interface AddressEditing {
  readonly kind: 'editing';
  readonly order: OrderId;
  readonly draft: Address;
  /** The first field that stops Confirm, shown after Confirm was pressed (R57). */
  readonly problem: AddressField | null;
  /** The fields whose last text did not fit whole (Q64). */
  readonly truncated: readonly AddressField[];
  /** The full-screen list that is open (R58). */
  readonly picker: 'province' | 'city' | null;
  readonly isSaving: boolean;
  /** What is true of the order where it takes no address any more (Q72, Q73). */
  readonly refusal: OrderNow | null;
  /** True while what is shown differs from what the server had: it is kept for the session until it is saved or erased. */
  readonly isDraft: boolean;
}

/** What the address form shows. */
export type AddressState =
  /** `missing`: the order is not known: neither the address bar nor the session names one. */
  | { readonly kind: 'loading' | 'missing' }
  /** The server did not say what address it has, nor whether this shopper typed what lies in the session (Q71). */
  | Failed
  /** The order that was asked for takes no address any more: mostly the seller has it (Q72, Q73). */
  | { readonly kind: 'over'; readonly truth: OrderStatus }
  | AddressEditing;

/** What the address form needs from outside. */
export type AddressPorts = Uses<
  'readAddress' | 'saveAddress' | 'readOrder',
  'session' | 'navigation' | 'notices' | 'clock'
>;

type Form = Page<AddressPorts, AddressState, 'editing'>;

/** The address form: fill in, choose, confirm. */
export type AddressScreen = ReturnType<typeof createAddressScreen>;

/** Makes the address form (R56–R59) for `asked`, or for the session's order (Q52). */
export function createAddressScreen(ports: AddressPorts, asked: OrderId | null) {
  const order = asked ?? orderInHand(ports.session);
  const form: Form = createPage(ports, { kind: order === null ? 'missing' : 'loading' }, 'editing');
  const begin = (): void => {
    unlock(form);
    void tellIfOver(form, asked);
  };
  // What stands in the form, and a save that is under way, are this shopper's: a reading leaves them.
  const read = reading(form, () => load(form, order), begin);
  return {
    ...read,
    ...editing(form),
    confirm: () => confirm(form),
    /** Forgets what was typed and shows the server's address again. */
    erase() {
      const now = form.state.getSnapshot();
      if (now.kind !== 'editing' || now.isSaving) return;
      ports.session.remove('draft:address');
      form.state.set({ kind: 'loading' });
      read.reopen();
    },
    /** Opens the order, where it says why the address cannot be saved. */
    openOrder() {
      if (order !== null) ports.navigation.replace({ page: 'order', order, isFromHost: false });
    },
    back: () => ports.navigation.back(),
  };
}

/** The form as it opens: the kept draft, else the server’s address, else nothing. */
function opened(order: OrderId, kept: Address | null, stored: Address | null): AddressEditing {
  const { draft, truncated } = fitAddress(kept ?? stored ?? EMPTY_ADDRESS);
  const isDraft = kept !== null;
  const fresh = { problem: null, picker: null, isSaving: false, refusal: null };
  return { kind: 'editing', order, draft, truncated, isDraft, ...fresh };
}

/** The form after a field took another text. */
function withText(now: AddressEditing, field: AddressField, text: string): AddressEditing {
  const kept = fitAddressField(field, text);
  return {
    ...now,
    draft: { ...now.draft, [field]: kept.text },
    problem: now.problem === field ? null : now.problem,
    truncated: truncatedAfter(now.truncated, field, kept.isTruncated),
  };
}

/** Shows the draft of the session, else the server's address; without an answer neither: one unseen could be overwritten. */
async function load({ ports: { gateway, session, clock }, state, visit }: Form, order: OrderId | null): Promise<void> {
  if (order === null || state.getSnapshot().kind === 'editing') return;
  const isWanted = visit.ask();
  const answer = await gateway.readAddress(order);
  if (!isWanted() || state.getSnapshot().kind === 'over') return;
  // The order is another shopper's: so is whatever was typed for it.
  if (isForeignOrder(answer)) forgetShopper(session);
  const kept = keptDraft(session, order, clock.now());
  state.set(answer.kind === 'done' ? opened(order, kept, answer.data) : failedBy(answer));
}

/** Reads the order on opening, and says where it takes no address any more; what was typed meanwhile stays, with the reason beside it (Q72, Q73). */
async function tellIfOver({ ports: { gateway }, state, visit }: Form, asked: OrderId | null): Promise<void> {
  if (asked === null) return;
  const isStillHere = visit.stay();
  const truth = truthAfter('saveAddress', await gateway.readOrder(asked, 'quiet'));
  if (truth === null || truth === 'missing' || !isStillHere()) return;
  const now = state.getSnapshot();
  const isInUse = now.kind === 'editing' && (now.isDraft || now.isSaving);
  state.set(isInUse ? { ...now, refusal: truth } : { kind: 'over', truth });
}

/** What is typed and chosen. */
function editing({ ports: { session, clock }, change, state }: Form) {
  /** Keeps the draft for the session too: the page may be left for the app at any time. */
  function edit(next: (now: AddressEditing) => AddressEditing): void {
    change((now) => ({ ...next(now), isDraft: true }));
    const now = state.getSnapshot();
    if (now.kind === 'editing') {
      keepDraft(session, 'draft:address', { ...now.draft, order: now.order }, clock.now());
    }
  }

  return {
    /** Takes a field's whole new text and keeps what the field may hold. */
    type: (field: 'name' | 'phoneNumber' | 'email' | 'street', text: string) =>
      edit((now) => withText(now, field, text)),
    openPicker: (picker: 'province' | 'city') =>
      change((now) => ({ ...now, picker: isProvince(now.draft.province) ? picker : 'province' })),
    closePicker: () => change((now) => ({ ...now, picker: null })),
    /** Takes a province, clears the city and opens its list (R58). */
    chooseProvince: (province: Province) =>
      edit((now) => ({ ...now, draft: { ...now.draft, province, city: '' }, picker: 'city', problem: null })),
    chooseCity: (city: string) =>
      edit((now) => ({ ...now, draft: { ...now.draft, city }, picker: null, problem: null })),
  };
}

/** Saves the address once all fields pass, and returns; a lost answer is read back, a refused one explained (R57, Q62, Q72). */
async function confirm({ ports, state, change, visit }: Form): Promise<void> {
  const { gateway, session, navigation, notices, clock } = ports;
  const shown = state.getSnapshot();
  if (shown.kind !== 'editing' || shown.isSaving) return;
  const now = { ...shown, draft: { ...shown.draft, email: tidyEmail(shown.draft.email) } };
  const problem = firstAddressProblem(now.draft);
  if (problem !== null) return state.set({ ...now, problem });
  const isStillHere = visit.stay();
  state.set({ ...now, problem: null, refusal: null, isSaving: true });
  const outcome = await gateway.saveAddress(now.order, now.draft);
  const readBack = outcome.kind === 'unknown' ? await gateway.readAddress(now.order) : null;
  const isSaved = outcome.kind === 'done' || (readBack !== null && isStored(readBack, now));
  if (isSaved) session.remove('draft:address');
  const refusal = await explainRefusal(ports, 'saveAddress', now.order, outcome, isStillHere);
  if (!isStillHere()) return;
  if (isSaved) {
    visit.untilEnd(clock.after(LEAVING_MS, () => unlock({ change })));
    return navigation.back();
  }
  unlock({ change });
  const isPhoneRefused = outcome.kind === 'refused' && outcome.code === PHONE_REFUSED;
  change((form) => ({ ...form, refusal, problem: isPhoneRefused ? 'phoneNumber' : null }));
  if (readBack !== null) notices.show(readBack.kind === 'done' ? 'unchanged' : 'outcomeUnknown');
}

/** Whether the server holds just this address (Q62). */
function isStored(answer: Answer<Address | null>, { draft }: AddressEditing): boolean {
  if (answer.kind !== 'done' || answer.data === null) return false;
  const stored = answer.data;
  return ADDRESS_FIELDS.every((field) => stored[field] === draft[field]);
}

/** Lets Confirm be pressed again. */
function unlock({ change }: Pick<Form, 'change'>): void {
  change((now) => ({ ...now, isSaving: false }));
}

/** What was typed for this order earlier in the session. */
function keptDraft(session: SessionMemory, wanted: OrderId, now: number): Address | null {
  const kept = readDraft(session, 'draft:address', [...ADDRESS_FIELDS, 'order'], now);
  if (kept === null || kept.order !== wanted) return null;
  const { order: _order, ...draft } = kept;
  return draft;
}
