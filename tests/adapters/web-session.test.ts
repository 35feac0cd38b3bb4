import { describe, expect, it } from 'vitest';
import { createWebSession, type WebStorage } from '#adapters/browser/web-session.ts';

describe('R35 whether the storage keeps what is written', () => {
  it('is tried once, and known from every write after', () => {
    const { session, writes } = storageOf(100);
    expect([session.outlivesPage('poi'), session.outlivesPage('language'), writes()]).toEqual([true, true, 1]);
    session.write('poi', '1');
    expect([session.outlivesPage('poi'), session.outlivesPage('language'), writes()]).toEqual([true, true, 2]);
  });

  it('is said of each key: what is too long for it says nothing of what is shorter', () => {
    const { session } = storageOf(10);
    session.write('poi', 'x'.repeat(11));
    expect([session.outlivesPage('poi'), session.outlivesPage('language')]).toEqual([false, true]);
    session.write('poi', 'x');
    expect(session.outlivesPage('poi')).toBe(true);
  });

  it('is no more where it takes nothing, and again once it does', () => {
    const { session, limit } = storageOf(100);
    session.write('poi', '1');
    limit(-1);
    session.write('poi', '2');
    expect([session.outlivesPage('poi'), session.outlivesPage('language')]).toEqual([false, false]);
    limit(100);
    session.write('poi', '3');
    expect([session.outlivesPage('poi'), session.outlivesPage('language')]).toEqual([true, true]);
  });

  it('row 30: what a text was before it grew too long is no other page’s to go on with', () => {
    const { session, laterPage } = storageOf(10);
    session.write('draft:complaint', 'short');
    expect(laterPage().read('draft:complaint')).toBe('short');
    session.write('draft:complaint', 'longer than it takes');
    expect([session.read('draft:complaint'), laterPage().read('draft:complaint')]).toEqual([
      'longer than it takes',
      null,
    ]);
  });
});

// Helpers

/** A session in a storage that takes texts of so many characters at most. */
function storageOf(most: number) {
  const values = new Map<string, string>();
  let longest = most;
  let written = 0;
  const storage: WebStorage = {
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      written += 1;
      if (value.length > longest) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
  const laterPage = () => createWebSession(() => storage);
  return { session: laterPage(), laterPage, writes: () => written, limit: (now: number) => (longest = now) };
}
