import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore, until, updateWhen, whenLoaded } from '#core/lib/store.ts';

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
  it('changes a state of its kind, and leaves one of another as it is', () => {
    const off: Light = { kind: 'off' };
    for (const [before, after] of [
      [
        { kind: 'on', level: 1 },
        { kind: 'on', level: 2 },
      ],
      [off, off],
    ] as const) {
      const store = createStore<Light>(before);
      updateWhen(store, 'on')((light) => ({ ...light, level: light.level + 1 }));
      expect(store.getSnapshot()).toEqual(after);
    }
  });
});

describe('until', () => {
  const isEven = (value: number): value is number => value % 2 === 0;

  it('takes the present value where it passes, else the first that does, and then watches no more', async () => {
    expect(await until(createStore(4), isEven)).toBe(4);
    const store = createStore(1);
    let asked = 0;
    const found = until(store, (value): value is number => {
      asked += 1;
      return isEven(value);
    });
    for (const value of [3, 5, 8, 10]) store.set(value);
    expect(await found).toBe(8);
    expect(asked).toBe(4);
    const screen = createStore({ kind: 'loading' });
    const loaded = whenLoaded(screen);
    for (const kind of ['loading', 'failed', 'ready']) screen.set({ kind });
    expect(await loaded).toEqual({ kind: 'failed' });
  });
});
