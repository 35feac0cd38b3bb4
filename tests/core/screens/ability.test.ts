import { describe, expect, it } from 'vitest';
import { createAbility } from '#core/screens/ability.ts';

describe('what not every app can do', () => {
  it('is offered as long as it works, once at a time', async () => {
    const { state, attempt } = createAbility();
    expect(state.getSnapshot()).toBe('offered');
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
    ['missing', async () => false],
    ['missing', () => Promise.reject(new Error('no code'))],
    ['copied', async () => 'copied' as const],
    ['unsure', async () => 'unsure' as const],
  ])('says that it is %s, and can be tried again', async (said, act) => {
    const { state, attempt } = createAbility();
    await attempt(act);
    expect(state.getSnapshot()).toBe(said);
    await attempt(async () => true);
    expect(state.getSnapshot()).toBe('offered');
  });
});
