import type { OrderId } from '#core/lib/ids.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { Place } from '#core/routes/places.ts';
import type { Catalogue } from '#core/text/catalogue.ts';
import type { PerformAction } from '../actions/performers.ts';

/** What brings a shopper into a state: his own calls, and everybody else's actions. */
export interface ScenarioContext {
  readonly gateway: Gateway;
  readonly perform: PerformAction;
  /** The shopper's token: somebody new for every state, so that none disturbs another. */
  readonly shopper: string;
}

/** Where a state is seen, and the order that the page has in hand. */
export interface Seen {
  readonly place: Place;
  readonly order: OrderId | null;
}

/** The texts by which a state is reached and known. */
export type StateTexts = Pick<Catalogue, 'cases' | 'common' | 'notices' | 'payments' | 'phone' | 'shop'>;

/** A state of a screen that a person can look at. */
export interface ShopState {
  readonly title: string;
  /** The lines of the specification that it shows. */
  readonly shows: readonly string[];
  reach(context: ScenarioContext): Promise<Seen>;
  /** What is pressed on the page to get there, by name, in order. */
  readonly press?: (text: StateTexts) => readonly string[];
  /** What stands on the page then. */
  readonly says: (text: StateTexts) => readonly string[];
}
