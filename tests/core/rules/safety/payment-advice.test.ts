import { expect, it } from 'vitest';
import { ADVICE_QUESTIONS, paymentAdvice } from '#core/safety/payment-advice.ts';

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
