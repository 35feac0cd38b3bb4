import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecordingAnalytics } from '#adapters/memory/recording.ts';
import { canCheck } from '#core/number-check/read-number.ts';
import { createNumberCheckScreen } from '#core/screens/number-check.ts';
import { digitString, nearMissNumber } from '../../arbitraries/phone-number.ts';
import { NUMBERS } from '../../support/demo.ts';

const UNCHECKED = { digits: '', status: 'unchecked', nationalOffer: null };

describe('R19, R20, R25 the number check', () => {
  it('R20 stops typing at twelve digits, keeps a longer paste whole, and judges all of it', () => {
    const screen = createNumberCheckScreen({ analytics: createRecordingAnalytics(), numbers: NUMBERS });
    for (let length = 1; length <= 12; length += 1) screen.type('051111883883'.slice(0, length));
    screen.type('0511118838834');
    expect(screen.state.getSnapshot().digits).toBe('051111883883');
    screen.type('');
    screen.type('05111188388345');
    screen.check();
    expect(screen.state.getSnapshot().verdict).toMatchObject({ digits: '05111188388345', status: 'unofficial' });
  });

  it('reads +92 while it is typed character by character', () => {
    const screen = createNumberCheckScreen({ analytics: createRecordingAnalytics(), numbers: NUMBERS });
    for (const character of '+92516011632') screen.type(screen.state.getSnapshot().digits + character);
    expect(screen.state.getSnapshot().digits).toBe('0516011632');
  });

  it('R20 frees its button by the rule that the page has before its program, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(digitString(), nearMissNumber(), fc.string({ maxLength: 16 })), (text) => {
        const screen = createNumberCheckScreen({ analytics: createRecordingAnalytics(), numbers: NUMBERS });
        screen.type(text);
        expect(screen.state.getSnapshot().canCheck).toBe(canCheck(text));
      }),
    );
    expect(['', ' ', '+', 'call me', '\u066a'].map(canCheck)).toEqual(Array(5).fill(false));
    expect(['0', '+9', '۰', 'call 0516011632'].map(canCheck)).toEqual(Array(4).fill(true));
  });

  it('R25, Q55 counts the page and the button, never the number', () => {
    const analytics = createRecordingAnalytics();
    const screen = createNumberCheckScreen({ analytics, numbers: NUMBERS });
    screen.open()();
    screen.type('0516011632');
    screen.check();
    expect(analytics.events).toEqual([
      { name: 'pageView', page: 'notify' },
      { name: 'button', page: 'notify', button: 'check' },
    ]);
  });
});

describe('R19, R20 typing a number', () => {
  it('starts with an empty field, nothing to check and no verdict', () => {
    const { screen, shown, analytics } = page();
    expect(shown()).toEqual({ digits: '', verdict: UNCHECKED, canCheck: false });
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
    ['x+9', '9', true],
    ['abc', '', false],
  ])('%j shows %j', (text, digits, isEnough) => {
    const { screen, shown } = page();
    screen.type(text);
    expect(shown()).toEqual({ digits, verdict: UNCHECKED, canCheck: isEnough });
  });

  it('Q12 stops at twelve digits typed one by one, and keeps a paste or a correction whole', () => {
    const { screen, shown } = page();
    screen.type('123456789012');
    screen.type('1234567890123');
    expect(shown().digits).toBe('123456789012');
    screen.type('9234567890123');
    expect(shown().digits).toBe('9234567890123');
    screen.type('92345678901234');
    expect(shown().digits).toBe('92345678901234');
    screen.type('12345678901');
    screen.type('123456789012');
    screen.type('12345678901234');
    expect(shown().digits).toBe('12345678901234');
  });

  it('takes a verdict back when the number changes, and leaves it where it does not', () => {
    const { screen, shown } = page();
    screen.type('0516011632');
    screen.check();
    const before = shown();
    expect(before.verdict).toEqual({ digits: '0516011632', status: 'official', nationalOffer: null });
    screen.type('0516-011632');
    expect(shown()).toBe(before);
    screen.type('051601163');
    expect(shown().verdict).toEqual(UNCHECKED);
  });
});

describe('R25, Q55, Q61 checking', () => {
  it('Q61 takes up an offer, and checks it', () => {
    const { screen, shown } = page();
    screen.type('92516011632');
    screen.check();
    expect(shown()).toMatchObject({ canCheck: true, verdict: { status: 'unofficial', nationalOffer: '0516011632' } });
    screen.acceptOffer();
    expect(shown()).toEqual({
      digits: '0516011632',
      canCheck: true,
      verdict: { digits: '0516011632', status: 'official', nationalOffer: null },
    });
  });

  it('of what stands in the field as +9 is of the 9 alone', () => {
    const { screen, shown } = page();
    screen.type('+9');
    screen.check();
    expect(shown()).toMatchObject({ digits: '9', verdict: { digits: '9', status: 'unofficial' } });
  });
});

// Helpers

function page() {
  const analytics = createRecordingAnalytics();
  const screen = createNumberCheckScreen({ analytics, numbers: NUMBERS });
  return { screen, analytics, shown: () => screen.state.getSnapshot() };
}
