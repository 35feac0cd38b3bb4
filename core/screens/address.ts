import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  EMPTY_ADDRESS,
  firstAddressProblem,
  fitAddressField,
  withProvince,
} from '../address/address.ts';
import { isProvince, type Province } from '../address/districts.ts';
import type { OrderId } from '../lib/ids.ts';
import { createStore, type Screen, updateWhen } from '../lib/store.ts';
import { truncatedAfter } from '../lib/truncate.ts';
import { createVisit, LEAVING_MS } from '../lib/visit.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { Notices } from '../ports/notices.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { orderInHand } from '../session/order-in-hand.ts';
import { keepDraft, readDraft } from '../session/session.ts';

/** The full-screen list that is open (R58). */
export type AddressPicker = 'province' | 'city' | null;

/** What the address form shows. */
export type AddressState =
  | { readonly kind: 'loading' }
  /** The order is not known: neither the address bar nor the session names one. */
  | { readonly kind: 'missing' }
  | AddressEditing;

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
  /** True while what is shown differs from what the server had: it is kept for the session until it is saved or erased. */
  readonly isDraft: boolean;
}

/** The address form: fill in, choose, confirm. */
export interface AddressScreen extends Screen<AddressState> {
  /** Takes a field's whole new text and keeps what the field may hold. */
  type(field: 'name' | 'phoneNumber' | 'email' | 'street', text: string): void;
  openPicker(picker: 'province' | 'city'): void;
  closePicker(): void;
  /** Takes a province, clears the city and opens its list (R58). */
  chooseProvince(province: Province): void;
  chooseCity(city: string): void;
  confirm(): Promise<void>;
  /** Forgets what was typed and shows the server's address again. */
  erase(): void;
  back(): void;
}

/** What the address form needs from outside. */
export interface AddressPorts {
  readonly gateway: Pick<Gateway, 'readAddress' | 'saveAddress'>;
  readonly session: SessionMemory;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly clock: Pick<Clock, 'after'>;
}

/** Makes the address form (R56–R59) for `asked`, or for the session's order (Q52). */
export function createAddressScreen(ports: AddressPorts, asked: OrderId | null): AddressScreen {
  const { gateway, session, navigation, notices, clock } = ports;
  const order = asked ?? orderInHand(session);
  const state = createStore<AddressState>(order === null ? { kind: 'missing' } : { kind: 'loading' });
  const change = updateWhen(state, 'editing');
  const visit = createVisit();

  async function load(): Promise<void> {
    if (order === null || state.getSnapshot().kind === 'editing') return;
    const isWanted = visit.ask();
    const answer = await gateway.readAddress(order);
    if (!isWanted()) return;
    // A form that cannot be prefilled is still a form: the failure itself was told.
    const prefill = answer.kind === 'done' ? (answer.data ?? EMPTY_ADDRESS) : EMPTY_ADDRESS;
    const kept = keptDraft(order);
    const draft = kept ?? prefill;
    const isDraft = kept !== null;
    state.set({ kind: 'editing', order, draft, problem: null, truncated: [], picker: null, isSaving: false, isDraft });
  }

  /** What was typed for this order earlier in the session. */
  function keptDraft(wanted: OrderId): Address | null {
    const kept = readDraft(session, 'draft:address', [...ADDRESS_FIELDS, 'order']);
    if (kept === null || kept.order !== wanted) return null;
    const { order: _order, ...draft } = kept;
    return draft;
  }

  /** Takes what was typed or chosen, and keeps it for the session: the page may be left for the app at any time. */
  function edit(next: (editing: AddressEditing) => Partial<AddressEditing> & Pick<AddressEditing, 'draft'>): void {
    change((editing) => {
      const edited = { ...editing, ...next(editing), isDraft: true };
      keepDraft(session, 'draft:address', { ...edited.draft, order: edited.order });
      return edited;
    });
  }

  /** Whether the server holds just this address now (Q62). */
  async function isStored({ order: saved, draft }: AddressEditing): Promise<boolean> {
    const answer = await gateway.readAddress(saved);
    return answer.kind === 'done' && answer.data !== null && sameAddress(answer.data, draft);
  }

  function free(): void {
    change((editing) => ({ ...editing, isSaving: false }));
  }

  return {
    state,
    open() {
      const end = visit.begin();
      free();
      void load();
      return end;
    },
    type: (field, text) =>
      edit((editing) => {
        const kept = fitAddressField(field, text);
        return {
          draft: { ...editing.draft, [field]: kept.text },
          problem: editing.problem === field ? null : editing.problem,
          truncated: truncatedAfter(editing.truncated, field, kept.isTruncated),
        };
      }),
    openPicker: (picker) =>
      change((editing) => ({ ...editing, picker: isProvince(editing.draft.province) ? picker : 'province' })),
    closePicker: () => change((editing) => ({ ...editing, picker: null })),
    chooseProvince: (province) =>
      edit(({ draft }) => ({ draft: withProvince(draft, province), picker: 'city', problem: null })),
    chooseCity: (city) => edit(({ draft }) => ({ draft: { ...draft, city }, picker: null, problem: null })),
    async confirm() {
      const now = state.getSnapshot();
      if (now.kind !== 'editing' || now.isSaving) return;
      const problem = firstAddressProblem(now.draft);
      if (problem !== null) return state.set({ ...now, problem });
      const isStillHere = visit.stay();
      state.set({ ...now, problem: null, isSaving: true });
      const outcome = await gateway.saveAddress(now.order, now.draft);
      const isSaved = outcome.kind === 'done' || (outcome.kind === 'unknown' && (await isStored(now)));
      if (isSaved) session.remove('draft:address');
      if (!isStillHere()) return;
      if (isSaved) {
        visit.untilEnd(clock.after(LEAVING_MS, free));
        return navigation.back();
      }
      free();
      if (outcome.kind === 'unknown') notices.show('outcomeUnknown');
    },
    erase() {
      const now = state.getSnapshot();
      if (now.kind !== 'editing' || now.isSaving) return;
      session.remove('draft:address');
      state.set({ kind: 'loading' });
      void load();
    },
    back: () => navigation.back(),
  };
}

function sameAddress(a: Address, b: Address): boolean {
  return (
    a.name === b.name &&
    a.phoneNumber === b.phoneNumber &&
    a.email === b.email &&
    a.province === b.province &&
    a.city === b.city &&
    a.street === b.street
  );
}
