import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecordingAnalytics } from '#adapters/memory/recording.ts';
import { canCheck } from '#core/number-check/read-number.ts';
import { createNumberCheckScreen } from '#core/screens/number-check.ts';
import { digitString, nearMissNumber } from '../../arbitraries/phone-number.ts';

describe('R19, R20, R25 the number check', () => {
  it('R20 stops typing at twelve digits, keeps a longer paste whole, and judges all of it', () => {
    const screen = createNumberCheckScreen(createRecordingAnalytics());
    for (let length = 1; length <= 12; length += 1) screen.type('051111883883'.slice(0, length));
    screen.type('0511118838834');
    expect(screen.state.getSnapshot().digits).toBe('051111883883');
    screen.type('');
    screen.type('05111188388345');
    screen.check();
    expect(screen.state.getSnapshot().verdict).toMatchObject({ digits: '05111188388345', status: 'unofficial' });
  });

  it('R19 returns to unchecked when the input changes or is cleared', () => {
    const screen = createNumberCheckScreen(createRecordingAnalytics());
    screen.type('0516011632');
    screen.check();
    expect(screen.state.getSnapshot().verdict.status).toBe('official');
    screen.type('');
    expect(screen.state.getSnapshot()).toMatchObject({ digits: '', canCheck: false, verdict: { status: 'unchecked' } });
    screen.check();
    expect(screen.state.getSnapshot().verdict.status).toBe('unchecked');
  });

  it('reads +92 while it is typed character by character', () => {
    const screen = createNumberCheckScreen(createRecordingAnalytics());
    for (const character of '+92516011632') screen.type(screen.state.getSnapshot().digits + character);
    expect(screen.state.getSnapshot().digits).toBe('0516011632');
  });

  it('R20 frees its button by the rule that the page has before its program, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(digitString(), nearMissNumber(), fc.string({ maxLength: 16 })), (text) => {
        const screen = createNumberCheckScreen(createRecordingAnalytics());
        screen.type(text);
        expect(screen.state.getSnapshot().canCheck).toBe(canCheck(text));
      }),
    );
    expect(['', ' ', '+', 'call me', '\u066a'].map(canCheck)).toEqual(Array(5).fill(false));
    expect(['0', '+9', '۰', 'call 0516011632'].map(canCheck)).toEqual(Array(4).fill(true));
  });

  it('R25, Q55 counts the page and the button, never the number', () => {
    const analytics = createRecordingAnalytics();
    const screen = createNumberCheckScreen(analytics);
    screen.open();
    screen.type('0516011632');
    screen.check();
    expect(analytics.events).toEqual([
      { name: 'pageView', page: 'notify' },
      { name: 'button', page: 'notify', button: 'check' },
    ]);
  });

  it('Q61 takes up an offer once, and nothing where there is none', () => {
    const screen = createNumberCheckScreen({ track: () => undefined });
    screen.acceptOffer();
    expect(screen.state.getSnapshot().verdict.status).toBe('unchecked');
    screen.type('92516011632');
    screen.check();
    expect(screen.state.getSnapshot().verdict.status).toBe('unofficial');
    screen.acceptOffer();
    expect(screen.state.getSnapshot()).toMatchObject({ digits: '0516011632', verdict: { status: 'official' } });
  });
});
