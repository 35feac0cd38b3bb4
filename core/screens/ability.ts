import { createStore, type Readable } from '../lib/store.ts';

/** Whether something can be done that not every app can: `missing` once the app said that it cannot. */
export type AbilityState = 'offered' | 'busy' | 'missing';

/** Something that only some apps can do; what cannot be done is offered once, and then no more. */
export interface Ability {
  readonly state: Readable<AbilityState>;
  /** Does it, once at a time. Never rejects: what threw could not be done. */
  attempt(act: () => Promise<boolean>): Promise<void>;
}

/** Makes an ability that is not tried yet. */
export function createAbility(): Ability {
  const state = createStore<AbilityState>('offered');
  return {
    state,
    async attempt(act) {
      if (state.getSnapshot() !== 'offered') return;
      state.set('busy');
      const isDone = await act().catch(() => false);
      state.set(isDone ? 'offered' : 'missing');
    },
  };
}
