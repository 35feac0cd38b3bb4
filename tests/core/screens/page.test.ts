import { expect, it } from 'vitest';
import { type Answer, done, failed, refused } from '#core/lib/outcome.ts';
import { createStore } from '#core/lib/store.ts';
import { createVisit } from '#core/lib/visit.ts';
import { type Failed } from '#core/screens/failure.ts';
import { readInto } from '#core/screens/page.ts';

type Page = { readonly kind: 'loading' } | Failed | { readonly kind: 'ready'; readonly shown: readonly number[] };

it('fails a page that shows nothing, and keeps what is shown', async () => {
  const { state, followed, read } = page();
  await read(failed('timeout'));
  expect(state.getSnapshot()).toEqual({ kind: 'failed', cause: 'noAnswer' });
  for (const answer of [done(1), refused(400147), done(2)]) await read(answer);
  expect(state.getSnapshot()).toEqual({ kind: 'ready', shown: [1, 2] });
  expect(followed).toEqual([1, 2]);
});

it('drops an answer that was overtaken, given up, or that comes after the visit', async () => {
  const { state, followed, read, end } = page();
  await Promise.all([read(done(1)), read(done(2))]);
  await read(null);
  expect(state.getSnapshot()).toEqual({ kind: 'ready', shown: [2] });
  const late = read(done(3));
  end();
  await late;
  expect(state.getSnapshot()).toEqual({ kind: 'ready', shown: [2] });
  expect(followed).toEqual([2]);
});

// Helpers

function page() {
  const state = createStore<Page>({ kind: 'loading' });
  const visit = createVisit();
  const followed: number[] = [];
  const read = (answer: Answer<number> | null): Promise<void> =>
    readInto(state, visit, {
      ask: () => Promise.resolve(answer),
      show: (data, now): Page => ({ kind: 'ready', shown: [...(now.kind === 'ready' ? now.shown : []), data] }),
      afterwards: (data) => void followed.push(data),
    });
  return { state, followed, read, end: visit.begin() };
}
