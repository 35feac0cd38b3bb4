import { counted } from './counted.ts';

/** Warnings and what helps against scams. The dialog's title: specification, §2; the rest is ours (Q56). */
export const safety = {
  risk: {
    title: 'Your financial well-being is our priority',
    text: 'Short-term loans carry high interest. Borrow only what you need and can repay on time: late payment makes a loan much dearer.',
  },
  share: {
    title: { official: 'Tell others', unofficial: 'Warn others', loan: 'Show others what it costs' },
    text: 'Send it in English and Urdu.',
    share: 'Share',
    copy: 'Copy the text',
    copied: 'Copied',
    byHand: 'Press and hold the text to copy it.',
    // The reader does not know who sends it: the company is named, and nothing is said as 'we'.
    about: {
      official: (need: { number: string; name: string }) => `${need.number} is on the number list of ${need.name}`,
      unofficial: (need: { number: string; name: string }) =>
        `${need.number} is not on the number list of ${need.name}`,
      unreadable: (need: { number: string; name: string }) =>
        `${need.number} cannot be read as a number, so it was not looked for on the number list of ${need.name}`,
      loan: (need: { amount: string; days: string; name: string }) =>
        `A loan of ${need.amount} from ${need.name} for ${counted(need.days, 'day')}`,
      cost: (need: { amount: string; days: string; name: string }) =>
        `What ${need.amount} for ${counted(need.days, 'day')} would cost, not offered by ${need.name}`,
    },
    doNotPay: 'Do not pay anyone who contacts you from this number.',
    ownCode: 'Pay only with a code that you made yourself in the app.',
    listed: (need: { date: string }) => `List of ${need.date}. It may lack numbers: call the hotline to be sure.`,
    cost: (need: { markup: string; rate: string }) => `Cost: ${need.markup} at ${need.rate} a day`,
    late: (need: { days: string; charge: string; rate: string }) =>
      `Late by ${counted(need.days, 'day')}: ${need.charge} more at ${need.rate} a day`,
    payBack: (need: { total: string }) => `You pay back: ${need.total}`,
    // Q18, in words that name the company
    notOffered: (need: { name: string }) =>
      `Outside Rs. 1,000–50,000 / 1–90 days: ${need.name} does not offer this loan.`,
    company: (need: { name: string; legalName: string }) => `${need.name}: ${need.legalName}, a licensed lender (NBFC)`,
    samples: 'The company’s name, hotline and link here are samples: the licence holder has not supplied its own yet.',
    link: { number: 'Check a number yourself:', loan: 'Calculate yourself:' },
    checkedAt: (need: { time: string }) => `Checked on ${need.time}, Pakistan time`,
    hotline: (need: { number: string }) => `Hotline ${need.number}`,
    secret: 'Tell nobody your PIN or OTP.',
  },
};
