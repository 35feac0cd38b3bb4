import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore, updateWhen } from '#core/lib/store.ts';

type Light = { readonly kind: 'on'; readonly level: number } | { readonly kind: 'off' };

describe('a store', () => {
  it('tells each watcher of every other value, and of none that is the same', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constant(Number.NaN))), (values) => {
        const store = createStore(-1);
        const seen: number[] = [];
        store.subscribe(() => seen.push(store.getSnapshot()));
        for (const value of values) {
          store.set(value);
          expect(store.getSnapshot()).toBe(value);
        }
        const changes = values.filter((value, at) => at === 0 || !Object.is(value, values[at - 1]));
        expect(seen).toEqual(changes);
      }),
    );
  });

  it('tells nothing once the watch has ended, and still tells the others', () => {
    const store = createStore('a');
    const seen: string[] = [];
    const stop = store.subscribe(() => seen.push('first'));
    store.subscribe(() => seen.push('second'));
    stop();
    store.set('b');
    expect(seen).toEqual(['second']);
  });

  it('tells everyone of a value, also where a watch ends while it is told', () => {
    const store = createStore(0);
    const seen: string[] = [];
    const stop = store.subscribe(() => {
      seen.push('first');
      stop();
    });
    store.subscribe(() => seen.push('second'));
    store.set(1);
    store.set(2);
    expect(seen).toEqual(['first', 'second', 'second']);
  });
});

describe('updateWhen', () => {
  const brighter = (store: ReturnType<typeof createStore<Light>>): void =>
    updateWhen(store, 'on')((light) => ({ ...light, level: light.level + 1 }));

  it('changes a state of its kind', () => {
    const store = createStore<Light>({ kind: 'on', level: 1 });
    brighter(store);
    expect(store.getSnapshot()).toEqual({ kind: 'on', level: 2 });
  });

  it('leaves a state of another kind as it is, and does not ask for its next one', () => {
    const off: Light = { kind: 'off' };
    const store = createStore<Light>(off);
    brighter(store);
    expect(store.getSnapshot()).toBe(off);
  });
});
