import { describe, expect, it } from 'vitest';
import { type Answer, done, failed, refused } from '#core/lib/outcome.ts';
import { readInto } from '#core/lib/read-into.ts';
import { createStore } from '#core/lib/store.ts';
import { createVisit } from '#core/lib/visit.ts';

describe('a visit', () => {
  it('calls off what it began when it ends, once', () => {
    const visit = createVisit();
    const stopped: string[] = [];
    const end = visit.begin();
    visit.untilEnd(() => stopped.push('watch'));
    const stopTimer = visit.untilEnd(() => stopped.push('timer'));
    stopTimer();
    stopTimer();
    expect(stopped).toEqual(['timer']);
    end();
    end();
    expect(stopped).toEqual(['timer', 'watch']);
  });

  it('calls off at once what begins outside of it, and what an earlier one left', () => {
    const visit = createVisit();
    const stopped: string[] = [];
    visit.untilEnd(() => stopped.push('too early'));
    const endFirst = visit.begin();
    visit.untilEnd(() => stopped.push('first'));
    const end = visit.begin();
    visit.untilEnd(() => stopped.push('second'));
    endFirst();
    expect(stopped).toEqual(['too early', 'first']);
    end();
    visit.untilEnd(() => stopped.push('too late'));
    expect(stopped).toEqual(['too early', 'first', 'second', 'too late']);
  });
});

describe('reading into a page', () => {
  type Page =
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed' }
    | { readonly kind: 'ready'; readonly shown: readonly number[] };

  function page() {
    const state = createStore<Page>({ kind: 'loading' });
    const visit = createVisit();
    const followed: number[] = [];
    const read = (answer: Promise<Answer<number> | null>): Promise<void> =>
      readInto(state, visit, {
        ask: () => answer,
        show: (data, now): Page => ({ kind: 'ready', shown: [...(now.kind === 'ready' ? now.shown : []), data] }),
        afterwards: (data) => void followed.push(data),
      });
    return { state, followed, read, end: visit.begin() };
  }

  it('fails a page that shows nothing, and keeps what is shown', async () => {
    const { state, followed, read } = page();
    await read(Promise.resolve(failed('timeout')));
    expect(state.getSnapshot()).toEqual({ kind: 'failed' });
    await read(Promise.resolve(done(1)));
    await read(Promise.resolve(refused(400147)));
    await read(Promise.resolve(done(2)));
    expect(state.getSnapshot()).toEqual({ kind: 'ready', shown: [1, 2] });
    expect(followed).toEqual([1, 2]);
  });

  it('drops an answer that was overtaken, given up, or that comes after the visit', async () => {
    const { state, followed, read, end } = page();
    await Promise.all([read(Promise.resolve(done(1))), read(Promise.resolve(done(2)))]);
    await read(Promise.resolve(null));
    expect(state.getSnapshot()).toEqual({ kind: 'ready', shown: [2] });
    const late = read(Promise.resolve(done(3)));
    end();
    await late;
    expect(state.getSnapshot()).toEqual({ kind: 'ready', shown: [2] });
    expect(followed).toEqual([2]);
  });
});
