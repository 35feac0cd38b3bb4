import type { Address } from '#core/address/address.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { Action, ActionResult } from '../sandbox/actions/action.ts';
import type { GatewayFixtures } from './fixtures.ts';

/** What seller, app, courier, bank and time do beside the shopper's own calls. */
export type BackOfficeAction = Action;
/** The name of an action that a back office performs for a law. */
export type BackOfficeActionName = Action['action'];

/** A gateway for shoppers, and what its back office does. */
export interface GatewayUnderTest {
  /** The gateway for a shopper, named by a token. */
  as(token: string): Gateway;
  /** Does what a back office does; null where it cannot be reached. Asked only for what it can do. */
  perform(action: BackOfficeAction): Promise<ActionResult | null>;
}

/** A shopper of a law: nobody did anything with this token before. */
export interface FreshShopper {
  readonly token: string;
  readonly gateway: Gateway;
}

/** What a law works with. */
export interface LawContext extends Pick<GatewayUnderTest, 'as'> {
  readonly fixtures: GatewayFixtures;
  /** As many shoppers as the law asked for; anyone at all where it asked for none. */
  readonly me: FreshShopper;
  /** The second one. */
  readonly you: FreshShopper;
  /** Where phones are sent. */
  readonly address: Address;
  /** Does what the law said that it needs, and gives what is stored then. Throws where it is not done. */
  perform(action: BackOfficeAction): Promise<unknown>;
}

/** The parts of the contract: what every gateway answers, an order's life, and idempotency keys. */
export type LawGroup = 'shop' | 'order' | 'keys';

/** One law: what must hold for every gateway, whatever other laws left behind. */
export interface Law {
  /** What holds, as a sentence; no other law has it. */
  readonly name: string;
  /** The lines of the requirements that it proves, like `R72` or `R54, R55`; empty for none. */
  readonly requirement: string;
  readonly group: LawGroup;
  /** What the back office must do for it. */
  readonly needs: readonly BackOfficeActionName[];
  /** How many fresh shoppers it takes. */
  readonly shoppers: 0 | 1 | 2;
  /** Throws where the law does not hold. */
  run(context: LawContext): Promise<void>;
}

/** What a law asks for; one shopper and no back office where nothing is said. */
export interface LawNeeds {
  readonly needs?: readonly BackOfficeActionName[];
  readonly shoppers?: 0 | 1 | 2;
}

/** Makes the laws of a group. */
export const lawsOf =
  (group: LawGroup) =>
  (requirement: string, name: string, { needs = [], shoppers = 1 }: LawNeeds, run: Law['run']): Law => ({
    name,
    requirement,
    group,
    needs,
    shoppers,
    run,
  });

/** A law's title in a report: its requirement before its sentence. */
export const titleOf = ({ requirement, name }: Pick<Law, 'requirement' | 'name'>): string =>
  requirement === '' ? name : `${requirement} ${name}`;
