import { expect, it } from 'vitest';
import { ADVICE_QUESTIONS, paymentAdvice, warnings } from '#core/safety/payment-advice.ts';

it('advice follows from the answers as the text says, for every combination of them', () => {
  expect(ADVICE_QUESTIONS).toEqual(['ownCode', 'ourName', 'asksSecret']);
  const all = [true, false, undefined];
  for (const ownCode of all) {
    for (const ourName of all) {
      for (const asksSecret of all) {
        const given = Object.entries({ ownCode, ourName, asksSecret }).filter(([, each]) => each !== undefined);
        const isScam = asksSecret === true || ownCode === false;
        const whenAllKnown = ourName === true ? 'pay' : 'callUs';
        const expected = isScam ? 'dontPay' : given.length < 3 ? null : whenAllKnown;
        expect(paymentAdvice(Object.fromEntries(given))).toBe(expected);
      }
    }
  }
});

it('each question has one answer that warns, with the advice of that answer alone, the gravest first', () => {
  const told = warnings();
  expect(told.map(({ question }) => question).sort()).toEqual([...ADVICE_QUESTIONS].sort());
  for (const { question, answer, advice } of told) {
    // Asked last, after two right answers, it decides.
    const known = { ownCode: true, ourName: true, asksSecret: false };
    expect(known[question]).toBe(!answer);
    expect(paymentAdvice({ ...known, [question]: answer })).toBe(advice);
    expect(advice).not.toBe('pay');
  }
  expect(told.map(({ advice }) => advice)).toEqual(['dontPay', 'dontPay', 'callUs']);
});
