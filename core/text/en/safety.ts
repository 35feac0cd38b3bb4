/** Warnings and what helps against scams. The dialog's title: specification, §2; the rest is ours (Q56). */
export const safety = {
  risk: {
    title: 'Your financial well-being is our priority',
    text: 'Short-term loans carry high interest. Borrow only what you need and can repay on time: late payment makes a loan much dearer and hurts your credit record.',
    ok: 'OK',
  },
  advice: {
    title: 'Somebody gave me an account or a code',
    lead: 'Three questions, answered on your phone alone. Nothing is sent.',
    questions: {
      ownCode: 'Did you make the repayment code yourself, in your own app?',
      ourName: 'Does the wallet show our company name before you pay?',
      asksSecret: 'Did somebody ask for your PIN or OTP?',
    },
    yes: 'Yes',
    no: 'No',
    pay: { title: 'You can pay', text: 'Check the name and the amount once more, pay, and keep the receipt.' },
    dontPay: { title: 'Do not pay', text: 'This is how scammers work. Hang up, pay nothing, and call our hotline.' },
    callUs: { title: 'Call us first', text: 'Do not pay yet. Our hotline can tell you whether this is ours.' },
    unanswered: 'Answer the three questions to see what to do.',
    again: 'Start again',
  },
  share: {
    title: { official: 'Tell others', unofficial: 'Warn others', loan: 'Show others what it costs' },
    text: 'Send the result to your family in English and Urdu.',
    share: 'Share',
    whatsApp: 'WhatsApp',
    copy: 'Copy the text',
    copied: 'Copied',
    byHand: 'This phone did not let us copy. Press and hold the text to copy it.',
    numberLine: (need: { number: string; verdict: string }) => `${need.number}: ${need.verdict}`,
    loanLine: (need: { amount: string; days: string; total: string }) =>
      `A loan of ${need.amount} for ${need.days} days costs ${need.total} in all`,
    checkedAt: (need: { time: string }) => `Checked on ${need.time}`,
    hotline: (need: { number: string }) => `Hotline ${need.number}`,
    secret: 'Nobody from us asks for your PIN or OTP.',
  },
  listen: 'Read aloud',
  stopListening: 'Stop',
};
