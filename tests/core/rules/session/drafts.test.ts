import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { parseJson } from '#core/lib/parse-json.ts';
import type { Clock } from '#core/ports/device.ts';
import type { Presence } from '#core/ports/host-app.ts';
import {
  type DraftKey,
  eraseOldDrafts,
  isDraftCurrent,
  keepDraft,
  readDraft,
  watchDrafts,
} from '#core/session/drafts.ts';

const NOW = 1_700_000_000_000;
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

describe('reliability row 31 a stored draft', () => {
  const KEY = 'draft:complaint';
  const read = (stored: string, fields: readonly string[] = ['name', 'mobile']) =>
    readDraft(createMemorySession({ [KEY]: stored }), KEY, fields, NOW);

  it('always comes back as it was kept, and is gone once nothing is left of it', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.record({ name: text, mobile: text }), (draft) => {
        const session = createMemorySession();
        keepDraft(session, KEY, draft, NOW);
        const again = readDraft(session, KEY, ['name', 'mobile'], NOW);
        expect(again).toEqual(draft.name + draft.mobile === '' ? null : draft);
        keepDraft(session, KEY, { name: '', mobile: '' }, NOW);
        expect(session.read(KEY)).toBeNull();
      }),
    );
  });

  it('is read with the fields that are asked for, and no others', () => {
    expect(read(`{"name":"a","mobile":"","more":"x","changedAt":${NOW}}`)).toEqual({ name: 'a', mobile: '' });
  });

  it.each([
    '',
    '{',
    'null',
    '1',
    '[]',
    '{}',
    `{"name":"a","changedAt":${NOW}}`,
    `{"name":"a","mobile":3,"changedAt":${NOW}}`,
    `{"name":"a","mobile":null,"changedAt":${NOW}}`,
    `{"name":{},"mobile":"b","changedAt":${NOW}}`,
    `{"__proto__":{"name":"a","mobile":"b"},"changedAt":${NOW}}`,
    '{"name":"a","mobile":"b"}',
    `{"name":"a","mobile":"b","changedAt":"${NOW}"}`,
    `{"name":"a","mobile":"b","__proto__":{"changedAt":${NOW}}}`,
    '{"name":"a","mobile":"b","changedAt":1e999}',
  ])('is none where it says %j', (stored) => expect(read(stored)).toBeNull());

  it('is read up to 100,000 characters, and not beyond; of a text it is none', () => {
    expect([read('"ab"', ['0', '1']), parseJson('{')]).toEqual([null, undefined]);
    expect(readDraft(createMemorySession(), KEY, ['name'], NOW)).toBeNull();
    const frame = `{"name":"","changedAt":${NOW}}`.length;
    const ofLength = (length: number): string => `{"name":"${'x'.repeat(length - frame)}","changedAt":${NOW}}`;
    expect(read(ofLength(100_000), ['name'])).not.toBeNull();
    expect(read(ofLength(100_001), ['name'])).toBeNull();
  });
});

describe('the age of a draft', () => {
  it('is always counted from its last change: it is shown for 24 hours, and erased at the first look after them', () => {
    const ages = fc.integer({ min: 0, max: 60 * HOUR });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 41 }), ages, ages, (start, later, age) => {
        const session = createMemorySession();
        keepDraft(session, 'draft:address', { name: 'A' }, start);
        keepDraft(session, 'draft:address', { name: 'B' }, start + later);
        const isYoung = age <= 86_400_000;
        const found = readDraft(session, 'draft:address', ['name'], start + later + age);
        expect([found, session.read('draft:address') === null]).toEqual([isYoung ? { name: 'B' } : null, !isYoung]);
      }),
    );
  });

  it('does not grow where the device’s clock is set: what is dated in the future, or more than a year ago, was typed by another clock', () => {
    for (const ms of [-10 * YEAR, -24 * HOUR - 1, 0, 24 * HOUR, YEAR + 1, 10 * YEAR])
      expect([ms, isDraftCurrent(NOW, NOW + ms)]).toEqual([ms, true]);
    for (const ms of [24 * HOUR + 1, YEAR]) expect([ms, isDraftCurrent(NOW, NOW + ms)]).toEqual([ms, false]);
    for (const odd of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([isDraftCurrent(NOW, Number.NaN), isDraftCurrent(odd, NOW)]).toEqual([false, false]);
    }
  });

  it('always ends a day after the first look by the clock that was set', () => {
    fc.assert(
      fc.property(fc.constantFrom(-10 * YEAR, -HOUR, 2 * YEAR, 10 * YEAR), (jump) => {
        const session = createMemorySession();
        keepDraft(session, 'draft:complaint', { name: 'A', sent: '[]' }, NOW);
        expect(eraseOldDrafts(session, NOW + jump)).toEqual([]);
        const read = (at: number) => readDraft(session, 'draft:complaint', ['name', 'sent'], NOW + jump + at);
        expect([read(24 * HOUR), read(24 * HOUR + 1)]).toEqual([{ name: 'A', sent: '[]' }, null]);
      }),
    );
  });

  it('is looked at wherever a page opens: old drafts go, young ones and all else stay', () => {
    const session = createMemorySession({ language: 'ur', poi: 'A-1' });
    keepDraft(session, 'draft:complaint', { name: 'A' }, NOW - 25 * HOUR);
    keepDraft(session, 'draft:address', { name: 'A', order: 'A-1' }, NOW - 25 * HOUR);
    keepDraft(session, 'draft:calculator', { order: 'A-1' }, NOW - 23 * HOUR);
    eraseOldDrafts(session, NOW);
    const kept = (['draft:complaint', 'draft:address', 'draft:calculator', 'language', 'poi'] as const).map(
      (key) => session.read(key) !== null,
    );
    expect(kept).toEqual([false, false, true, true, true]);
  });
});

describe('a page that stays open', () => {
  /** A page that watches its session's drafts, one of which is so old. */
  function watched<C extends Clock = ManualClock>(age: number, clock: C = createManualClock(NOW) as unknown as C) {
    const session = createMemorySession();
    const erased: DraftKey[] = [];
    let tell: (presence: Presence) => void = () => undefined;
    keepDraft(session, 'draft:complaint', { name: 'A' }, NOW - age);
    watchDrafts({ session, clock, watchPresence: (watch) => void (tell = watch), onErased: (key) => erased.push(key) });
    const isThere = (): boolean => session.read('draft:complaint') !== null;
    return { session, clock, erased, isThere, tell: (presence: Presence) => tell(presence) };
  }

  it('always erases a draft within a minute after its day, whenever it was typed, and says which', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * HOUR }), (age) => {
        const { clock, isThere, erased } = watched(age);
        clock.pass(24 * HOUR - age);
        expect([isThere(), erased]).toEqual([true, []]);
        clock.pass(60_001);
        expect([isThere(), erased]).toEqual([false, ['draft:complaint']]);
      }),
      { numRuns: 25 },
    );
  });

  it('erases an old draft at once and tells nobody, and looks for later ones again and again', () => {
    const { clock, session, isThere, erased } = watched(25 * HOUR);
    // Nothing of the old one was shown.
    expect([isThere(), erased]).toEqual([false, []]);
    for (const times of [1, 2]) {
      clock.pass(30 * HOUR);
      keepDraft(session, 'draft:complaint', { name: 'B' }, clock.now());
      clock.pass(23 * HOUR);
      expect(isThere()).toBe(true);
      clock.pass(2 * HOUR);
      expect([isThere(), erased.length]).toEqual([false, times]);
    }
  });

  it('always keeps what stands in it where the clock is set, by whatever, in sight or in the settings of the phone', () => {
    const years = fc.integer({ min: 366 * 24, max: 20 * 366 * 24 });
    const jumps = fc.oneof(
      fc.record({ hours: fc.oneof(years, fc.integer({ min: -20 * 366 * 24, max: -1 })), isAway: fc.boolean() }),
      fc.record({ hours: fc.integer({ min: 1, max: 366 * 24 }), isAway: fc.constant(false) }),
    );
    fc.assert(
      fc.property(fc.array(jumps, { maxLength: 4 }), fc.integer({ min: 0, max: 20 * HOUR }), (all, age) => {
        const clock = createManualClock(NOW);
        let set = 0;
        const page = watched(age, { ...clock, now: () => clock.now() + set });
        for (const { hours, isAway } of all) {
          if (isAway) page.tell('away');
          set += hours * HOUR;
          if (isAway) page.tell('back');
          clock.pass(61_000);
        }
        expect([page.isThere(), page.erased]).toEqual([true, []]);
        clock.pass(25 * HOUR);
        expect([page.isThere(), page.erased]).toEqual([false, ['draft:complaint']]);
      }),
    );
  });

  it('erases a draft of yesterday though each of its looks was an hour late: its clock was not set', () => {
    const clock = createManualClock(NOW);
    const page = watched(0, { ...clock, now: () => NOW + 61 * (clock.now() - NOW) });
    clock.pass(25 * 60_000);
    expect(page.isThere()).toBe(false);
  });

  it('that slept, so that no time passed in it, erases an old draft when it is seen again, not when it goes', () => {
    const { clock, session, isThere, erased, tell } = watched(HOUR);
    keepDraft(session, 'draft:complaint', { name: 'A' }, clock.now() - 25 * HOUR);
    tell('away');
    expect(isThere()).toBe(true);
    tell('back');
    expect([isThere(), erased]).toEqual([false, ['draft:complaint']]);
  });
});
