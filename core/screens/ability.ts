import { createStore, type Readable } from '../lib/store.ts';
import type { Done } from '../ports/host-app.ts';

/** How something stands that not every app can do; where it was not simply done, what is said beside its button. */
export type AbilityState = 'offered' | 'busy' | 'missing' | Extract<Done, string>;

/** Makes something that only some apps can do; it stays offered, and what came of the last try is said. */
export function createAbility() {
  const state = createStore<AbilityState>('offered');
  return {
    state: state as Readable<AbilityState>,
    /** Does it, once at a time. Never rejects: what threw could not be done. */
    async attempt(act: () => Promise<Done>): Promise<void> {
      if (state.getSnapshot() === 'busy') return;
      state.set('busy');
      const done = await act().catch(() => undefined);
      state.set(typeof done === 'string' ? done : done ? 'offered' : 'missing');
    },
  };
}
