/** What is asked of somebody who was given an account or a code to pay into. */
export const ADVICE_QUESTIONS = ['ownCode', 'ourName', 'asksSecret'] as const;
/** A question to somebody who is asked to pay: see `ADVICE_QUESTIONS`. */
export type AdviceQuestion = (typeof ADVICE_QUESTIONS)[number];

/** The answers to the three questions; what was not answered yet is absent. */
export type AdviceAnswers = Readonly<Partial<Record<AdviceQuestion, boolean>>>;

/** What the answers come to: pay, do not pay, or call the hotline first. */
export type PaymentAdvice = 'pay' | 'dontPay' | 'callUs';

/**
 * What to do with an account or a code from somebody else; null until the answers decide. A caller who asks for PIN or
 * OTP, or a code that the person did not make, is the scammers' way (R5); a foreign name in the wallet is for the hotline
 * to judge. Never 'pay' unless all three answers are right.
 */
export function paymentAdvice({ ownCode, ourName, asksSecret }: AdviceAnswers): PaymentAdvice | null {
  if (asksSecret === true || ownCode === false) return 'dontPay';
  if (ownCode === undefined || ourName === undefined || asksSecret === undefined) return null;
  return ourName ? 'pay' : 'callUs';
}

/** The answers with which alone something is paid, the gravest question first. */
const RIGHT = { asksSecret: false, ownCode: true, ourName: true } as const satisfies AdviceAnswers;

/** An answer that is not right, where the others are, and what to do then. */
export interface Warning {
  readonly question: AdviceQuestion;
  readonly answer: boolean;
  readonly advice: PaymentAdvice;
}

/** What each wrong answer leads to: the advice for whoever can answer no question. */
export function warnings(): readonly Warning[] {
  return (Object.keys(RIGHT) as AdviceQuestion[]).flatMap((question) => {
    const answer = !RIGHT[question];
    const advice = paymentAdvice({ ...RIGHT, [question]: answer });
    return advice === null ? [] : [{ question, answer, advice }];
  });
}
