import { describe, expect, it } from 'vitest';
import { createAbility } from '#core/screens/ability.ts';
import { tick } from '../../support/open-shop.ts';

describe('what not every app can do', () => {
  it('is offered as long as it works, once at a time', async () => {
    const { state, attempt } = createAbility();
    let count = 0;
    let finish: (isDone: boolean) => void = () => undefined;
    const act = (): Promise<boolean> => {
      count += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    const first = attempt(act);
    await attempt(act);
    expect([state.getSnapshot(), count]).toEqual(['busy', 1]);
    finish(true);
    await first;
    expect(state.getSnapshot()).toBe('offered');
    void attempt(act);
    expect(count).toBe(2);
  });

  it.each([
    ['says that it cannot', async () => false],
    ['fails', () => Promise.reject(new Error('no code'))],
  ])('is offered no more once the app %s', async (_how, act) => {
    const { state, attempt } = createAbility();
    await attempt(act);
    let isAsked = false;
    await attempt(async () => (isAsked = true));
    await tick();
    expect([state.getSnapshot(), isAsked]).toEqual(['missing', false]);
  });
});
