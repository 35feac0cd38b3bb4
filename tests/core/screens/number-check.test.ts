import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { createRecordingAnalytics } from '#adapters/memory/recording.ts';
import { withoutSeparators } from '#core/lib/typed-text.ts';
import { checkNumber } from '#core/number-check/judge-number.ts';
import { canCheck } from '#core/number-check/read-number.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { createNumberCheckScreen } from '#core/screens/number-check.ts';
import { digitString, nearMissNumber, officialNumber, writtenAs } from '../../arbitraries/phone-number.ts';
import { NUMBERS } from '../../support/demo.ts';

const UNCHECKED = { digits: '', status: 'unchecked', nationalOffer: null, isPartial: false };

describe('R19, R20, R25 the number check', () => {
  it('R20 frees its button by the rule that the page has before its program, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(digitString(), nearMissNumber(), fc.string({ maxLength: 16 })), (text) => {
        const { screen, shown } = page();
        screen.type(text);
        expect(shown().canCheck).toBe(canCheck(text));
      }),
    );
    expect(['', ' ', '+', 'call me', '\u066a'].map(canCheck)).toEqual(Array(5).fill(false));
    expect(['0', '+9', '۰', 'call 0516011632', '²', '①'].map(canCheck)).toEqual(Array(6).fill(true));
  });

  it('R25, Q55 counts the page and the button, never the number', () => {
    const { screen, analytics } = page();
    screen.open()();
    screen.type('0516011632');
    screen.check();
    screen.check(false);
    expect(analytics.events).toEqual([
      { name: 'pageView', page: 'notify' },
      { name: 'button', page: 'notify', button: 'check' },
    ]);
  });
});

describe('R19, R20 typing a number', () => {
  it('starts with an empty field, nothing to check and no verdict', () => {
    const { screen, shown, analytics } = page();
    expect(shown()).toEqual({ digits: '', verdict: UNCHECKED, canCheck: false, rest: '', lead: '' });
    screen.check();
    screen.acceptOffer();
    expect([shown().verdict, analytics.events]).toEqual([UNCHECKED, []]);
  });

  it.each([
    ['0', '0', true],
    ['+', '+', false],
    ['+9', '+9', true],
    [' +9', '+9', true],
    ['+92', '0', true],
    ['+91', '91', true],
    ['9', '9', true],
    ['x+9', '+9', true, 'x'],
    ['0516011632O', '0516011632O', true],
    ['＋', '+', false],
    ['(+9', '+9', true],
    ['0516011632²', '0516011632²', true],
    ['②', '②', true],
    ['abc', '', false, 'abc'],
    ['call +9', '+9', true, 'call '],
    ['call 051', '051', true, 'call '],
  ])('%j shows %j', (text, digits, isEnough, lead = '') => {
    const { screen, shown } = page();
    screen.type(text);
    expect(shown()).toEqual({ digits, verdict: UNCHECKED, canCheck: isEnough, rest: '', lead });
  });

  it('R20, Q12 stops at twelve digits typed one by one, and judges those behind them too', () => {
    const { screen, shown } = page();
    screen.type('051111883883');
    screen.check();
    screen.type('0511118838834', true);
    expect(shown()).toEqual({ digits: '051111883883', rest: '4', lead: '', canCheck: true, verdict: UNCHECKED });
    screen.type('051111883883 ', true);
    screen.type('0511118838835', true);
    screen.open();
    expect(shown()).toMatchObject({ digits: '051111883883', rest: '45' });
    screen.check();
    const digits = '05111188388345';
    expect(shown()).toMatchObject({ digits, rest: '', verdict: { digits, status: 'unofficial' } });
    screen.type(`${digits}6`, true);
    expect(shown()).toMatchObject({ digits, rest: '6', verdict: UNCHECKED });
    screen.type(digits.slice(0, -1));
    expect(shown()).toMatchObject({ digits: digits.slice(0, -1), rest: '' });
  });

  it('Q61 says that a word typed behind twelve digits is left out', () => {
    const { screen, shown } = page();
    for (const key of '051111883883x4') screen.type(shown().digits + key, true);
    screen.check();
    expect(shown().verdict).toMatchObject({ digits: '0511118838834', status: 'unofficial', isPartial: true });
  });

  it('Q12 judges what stands in the field after the same number was pasted over it', () => {
    const { screen, shown } = page();
    for (const key of '0511118838834') screen.type(shown().digits + key, true);
    expect(shown()).toMatchObject({ digits: '051111883883', rest: '4' });
    screen.type('051111883883', false);
    expect(shown()).toMatchObject({ digits: '051111883883', rest: '' });
    screen.check();
    expect(shown().verdict).toMatchObject({ digits: '051111883883', status: 'official' });
  });

  it('takes a verdict back with the first change, also one that leaves the digits as they are', () => {
    const { screen, shown } = page();
    screen.type('0516011632');
    screen.check();
    const before = shown();
    expect(before.verdict).toEqual({ digits: '0516011632', status: 'official', nationalOffer: null, isPartial: false });
    screen.type('0516011632');
    expect(shown()).toBe(before);
    screen.type('0516-011632');
    expect(shown()).toMatchObject({ digits: '0516011632', verdict: UNCHECKED });
  });

  it('Q11 never drops a numeral that it cannot read, and calls nothing official for what is left', () => {
    const { screen, shown } = page();
    for (const more of ['²', '①', '१', '𝟘', '½']) {
      screen.type(`0516011632${more}`);
      screen.check();
      const digits = `0516011632${more}`;
      expect(shown()).toMatchObject({ digits, verdict: { digits, status: 'unchecked' } });
    }
    screen.type('0516011632');
    screen.check();
    expect(shown().verdict.status).toBe('official');
  });
});

describe('ways of entering a number', () => {
  const WAYS: Readonly<Record<string, (text: string, into: ReturnType<typeof page>) => void>> = {
    'at once': (text, { screen }) => screen.type(text),
    'key by key': (text, { screen, shown }) => {
      for (const key of text) screen.type(shown().digits + key, true);
    },
    'from its end': (text, { screen }) => {
      for (let from = text.length - 1; from >= 0; from -= 1) screen.type(text.slice(from));
    },
    'over another one': (text, { screen }) => {
      screen.type('+92');
      screen.type('0518841270');
      screen.check();
      screen.type(text);
    },
    'as it is composed': (text, { screen }) => {
      for (let length = 1; length <= text.length; length += 1) screen.type(text.slice(0, length));
    },
  };
  const abroad = fc.constantFrom(...'+92|+92 |0092|00 92 |(+92) |+92 (0) |＋92|+92 (0)|00920092|+92 0092 '.split('|'));
  const odd = fc.constantFrom('²', '①', '१', ' ext. 5', 'x', 'O', '٫', '\u200b');
  const written = fc.oneof(officialNumber(), nearMissNumber()).chain((number) =>
    fc.oneof(
      writtenAs(number),
      abroad.map((prefix) => prefix + number.replace(/^0/, '')),
      fc.tuple(fc.nat(12), odd).map(([at, mark]) => number.slice(0, at) + mark + number.slice(at)),
      fc
        .tuple(fc.constantFrom('call ', 'tel: ', 'نمبر', 'O ', 'x'), fc.constantFrom('+92 ', ''))
        .map(([words, prefix]) => words + prefix + (prefix === '' ? number : number.replace(/^0/, ''))),
      digitString(),
    ),
  );

  it.each(Object.entries(WAYS))('R19, Q61 %s: the verdict is always that on the text itself', (_way, enter) => {
    fc.assert(
      fc.property(written, (text) => {
        const tried = page();
        enter(text, tried);
        tried.screen.check();
        const { verdict, digits } = tried.shown();
        const { digits: expected, ...said } = checkNumber(text);
        expect(verdict).toMatchObject(said);
        // Of what cannot be read, separators that were typed by themselves are gone before it is known.
        expect(withoutSeparators(verdict.digits)).toBe(withoutSeparators(expected));
        expect(digits).toBe(verdict.digits);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('R25, Q55, Q61 checking', () => {
  it('Q61 takes up an offer, and checks it, also for the next page', () => {
    const session = createMemorySession();
    const { screen, shown } = page(session);
    screen.type('92516011632');
    screen.check();
    expect(shown()).toMatchObject({ canCheck: true, verdict: { status: 'unofficial', nationalOffer: '0516011632' } });
    screen.acceptOffer();
    expect(shown()).toEqual({
      digits: '0516011632',
      canCheck: true,
      rest: '',
      lead: '',
      verdict: { digits: '0516011632', status: 'official', nationalOffer: null, isPartial: false },
    });
    const next = page(session);
    next.screen.open();
    expect(next.shown()).toEqual(shown());
  });
});

describe('a number that stands in the field', () => {
  it('Q3 is always there again on the next page, with its verdict where it had one, for a day, and not before what was typed there', () => {
    const DAY = 86_400_000;
    fc.assert(
      fc.property(fc.oneof(digitString(), nearMissNumber().chain(writtenAs)), fc.boolean(), (text, isChecked) => {
        const session = createMemorySession();
        const first = page(session);
        first.screen.type(text);
        if (isChecked) first.screen.check();
        const { digits, rest, verdict } = first.shown();
        const later = page(session, DAY);
        later.screen.open();
        expect(later.shown()).toMatchObject({ digits: digits + rest, verdict });
        expect(later.analytics.events).toHaveLength(1);
        const newer = page(session, DAY);
        newer.screen.type('1');
        newer.screen.open();
        expect(newer.shown().digits).toBe('1');
        const old = page(session, 2 * DAY + 1);
        old.screen.open();
        expect([old.shown().digits, session.read('draft:numberCheck')]).toEqual(['', null]);
      }),
    );
  });

  it('is kept with the digits behind it, and forgotten with the last one', () => {
    const session = createMemorySession();
    const { screen } = page(session);
    for (let length = 1; length <= 14; length += 1)
      screen.type('05111188388345'.slice(0, Math.min(length, 13)), length > 1);
    expect(session.read('draft:numberCheck')).toContain('"digits":"051111883883');
    screen.type('');
    expect(session.read('draft:numberCheck')).toBeNull();
  });
});

// Helpers

function page(session: SessionMemory = createMemorySession(), now = 0) {
  const analytics = createRecordingAnalytics();
  const screen = createNumberCheckScreen({ analytics, numbers: NUMBERS, session, clock: { now: () => now } });
  return { screen, analytics, shown: () => screen.state.getSnapshot() };
}
