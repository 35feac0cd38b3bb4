import type { Address } from '#core/address/address.ts';
import type { OrderId } from '#core/lib/ids.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { SkuChoice } from '#core/product/product.ts';
import type { Action, ActionName, ActionResult, OrderMove } from '../sandbox/actions/action.ts';
import type { GatewayFixtures } from './fixtures.ts';
import type { FreshShopper } from './shopper.ts';

/** A gateway for shoppers, and what its back office does. */
export interface GatewayUnderTest {
  /** The gateway for a shopper, named by a token. */
  as(token: string): Gateway;
  /** Does what a back office does; null where it cannot be reached. Asked only for what it can do. */
  perform(action: Action): Promise<ActionResult | null>;
}

/** What a law works with. */
export interface LawContext {
  readonly fixtures: GatewayFixtures;
  /** The first shopper; any token where the law asks for none. */
  readonly me: FreshShopper;
  /** The second one. */
  readonly you: FreshShopper;
  /** The gateway for another token. */
  as(token: string): Gateway;
  /** The variant that laws buy. */
  readonly choice: SkuChoice;
  /** Where phones are sent. */
  readonly address: Address;
  /** Does what the law said that it needs, and gives what is stored then. Throws where it is not done. */
  perform(action: Action): Promise<unknown>;
  /** Performs actions of an order's own, one after the other. */
  move(order: OrderId, ...actions: readonly OrderMove[]): Promise<void>;
}

/** The parts of the contract: what every gateway answers, an order's life, idempotency keys, and pages of another origin. */
export type LawGroup = 'shop' | 'order' | 'keys' | 'origin';

/** One law: what must hold for every gateway, whatever other laws left behind. */
export interface Law {
  /** What holds, as a sentence; no other law has it. */
  readonly name: string;
  /** The lines of the requirements that it proves, like `R72` or `R54, R55`; empty for none. */
  readonly requirement: string;
  readonly group: LawGroup;
  /** What the back office must do for it. */
  readonly needs: readonly ActionName[];
  /** How many fresh shoppers it takes. */
  readonly shoppers: 0 | 1 | 2;
  /** Throws where the law does not hold. */
  run(context: LawContext): Promise<void>;
}

/** Makes the laws of a group; each takes one shopper and no back office where it does not say otherwise. */
export const lawsOf =
  (group: LawGroup) =>
  (requirement: string, name: string, asked: Partial<Pick<Law, 'needs' | 'shoppers'>> = {}) => ({
    holds: (run: Law['run']): Law => ({ name, requirement, group, needs: [], shoppers: 1, ...asked, run }),
  });

/** A law's title in a report: its requirement before its sentence. */
export const titleOf = ({ requirement, name }: Pick<Law, 'requirement' | 'name'>): string =>
  requirement === '' ? name : `${requirement} ${name}`;
