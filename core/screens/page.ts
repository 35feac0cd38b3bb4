import type { Outcome } from '../lib/outcome.ts';
import { createStore, type Readable, type Store, type Updater, updateWhen } from '../lib/store.ts';
import { createVisit, type Visit } from '../lib/visit.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { shownTime } from '../text/dates.ts';
import { type Failed, failedBy } from './failure.ts';

type Kinded = { readonly kind: string };

/** What the actions of a page share. */
export interface Page<Ports, S extends Kinded, Ready extends S['kind']> {
  readonly ports: Ports;
  readonly state: Store<S>;
  /** Changes what is shown while there is something. */
  readonly change: Updater<S, Ready>;
  readonly visit: Visit;
}

/** Makes a page that shows `first`. `ready`: the kind of state in which there is something to act on. */
export function createPage<Ports, S extends Kinded, Ready extends S['kind']>(
  ports: Ports,
  first: NoInfer<S>,
  ready: Ready,
): Page<Ports, S, Ready> {
  const state = createStore<S>(first);
  return { ports, state, change: updateWhen(state, ready), visit: createVisit() };
}

/** A page's state that is loaded, and may have failed. */
type Fallible<S> = Readable<S> & {
  readonly set: (next: NoInfer<S> | Failed | { readonly kind: 'loading' }) => void;
};

/** How a page is read: on opening, after `begin`, and anew after a failure or for a renewed token. */
export function reading<S extends Kinded>(
  { state, visit }: { readonly state: Fallible<S>; readonly visit: Visit },
  load: () => Promise<void>,
  begin: () => void = () => undefined,
) {
  const shown: Readable<S> = state;
  return {
    state: shown,
    /** Begins a visit, which the returned function ends. */
    open() {
      const end = visit.begin();
      begin();
      void load();
      return end;
    },
    /** Reads from the start what could not be read, or gave way to a page of the app. */
    retry() {
      if (!['failed', 'elsewhere'].includes(state.getSnapshot().kind)) return;
      state.set({ kind: 'loading' });
      void load();
    },
    /** Reads everything again and keeps what was chosen (R74). */
    reopen: () => void load(),
  };
}

/** A question of a page: what is asked, and what its answer makes of what is shown when it comes. */
export interface PageQuestion<S, T> {
  /** Asks; `isWanted` says whether a later step of the question still matters, null that it was given up. */
  readonly ask: (isWanted: () => boolean) => Promise<Outcome<T> | null>;
  readonly show: (data: T, now: S) => S;
  /** What is shown without an answer; where it is not said, a page that shows something keeps it as `Kept`, any other has failed. */
  readonly fail?: (now: S, outcome: Outcome<T>) => S | Failed;
  /** Does what follows once an answer is shown: a timer, a page of the app. */
  readonly afterwards?: (data: T) => void;
}

/** Reads something for a page. An answer that a newer question or the visit's end overtook is dropped. */
export async function readInto<S extends { readonly kind: string }, T>(
  state: Fallible<S>,
  visit: Pick<Visit, 'ask'>,
  { ask, show, fail = keepShown, afterwards }: PageQuestion<S, T>,
): Promise<void> {
  const isWanted = visit.ask();
  const answer = await ask(isWanted);
  if (answer === null || !isWanted()) return;
  const now = state.getSnapshot();
  state.set(answer.kind === 'done' ? show(answer.data, now) : fail(now, answer));
  if (answer.kind === 'done') afterwards?.(answer.data);
}

function keepShown<S extends { readonly kind: string }>(now: S, outcome: Outcome<unknown>): S | Failed {
  return now.kind === 'ready' ? { ...now, isKept: true } : failedBy(outcome);
}

/** What a page shows, and whether a later reading of it failed (R74). */
export interface Kept {
  readonly kind: 'ready';
  /** When it was read, ms since 1970; 0 where the device's clock is wrong. */
  readonly readAt: number;
  readonly isKept: boolean;
}

/** Of when the things are that a page kept; null for what was read just now, and where no clock says it (R74). */
export function asOf(
  state: Kept | { readonly kind: 'loading' | 'failed' | 'elsewhere' | 'over' },
  { common, shop }: Pick<Catalogue, 'common' | 'shop'>,
): string | null {
  const time = state.kind === 'ready' && state.isKept ? shownTime(state.readAt, common) : null;
  return time === null ? null : shop.asOf({ time });
}
