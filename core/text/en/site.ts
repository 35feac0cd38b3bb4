import { readingAids } from '../aids.ts';
import { counted } from './counted.ts';
import { faq } from './faq.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { policies, reporting } from './policies.ts';

/** The public site: a part for each page, the longest in files of their own. */
export const site = {
  frame,
  home,
  // The disclosure is the specification's (§2, R7); mission and vision come from the settings.
  about: {
    title: 'About us',
    description: 'Who we are, what licence we hold, and some of the numbers that we call from.',
    claims: { mission: 'Our mission', vision: 'Our vision' },
    disclosureTitle: 'Company disclosure',
    disclosure: {
      companyName: 'Company name',
      principalBusiness: 'Principal business',
      status: 'Status',
      licenceIssued: 'Licence issued',
      licenceNumber: 'Licence number',
      outboundNumbers: 'Outbound call numbers',
    },
    business: 'Nano lendings',
    nbfc: 'NBFC',
    // Q68: a list that lacks numbers says so.
    numbersNote: (need: { date: string }) =>
      `This is our list of ${need.date}. If a number calls you that is not on it, do not pay: call our hotline first.`,
    numbersMissing: (need: { count: number }) => `At least ${need.count} of our numbers are not on it yet.`,
    range: (need: { from: string; to: string }) => `${need.from} to ${need.to}`,
  },
  faq,
  // Quoted messages: specification, §5; the rest is ours (Q56).
  complaint: {
    title: 'Make a complaint',
    description: 'Tell us what went wrong. Open to everybody, with or without a loan.',
    lead: 'Open to everybody, with or without a loan.',
    fields: { name: 'Name', mobile: 'Mobile number', problem: 'Problem description' },
    mobileHint: '10 digits starting from 3.',
    problemHint: 'Never write your PIN or OTP here.',
    submit: 'Submit',
    submitting: 'Sending your complaint',
    summary: 'Please check these fields',
    nameMissing: 'Please enter your name',
    mobileMissing: 'Please enter 10 digits starting from 3',
    mobileFormat: 'Incorrect format of Mobile Number',
    problemMissing: 'Please enter problem description',
    problemTooLong: 'Please shorten the description to 2000 characters', // ours, Q26
    submitted: 'Submit successfully', // sic, §5
    submittedAt: (need: { time: string }) => `Accepted on ${need.time}, Pakistan time.`,
    nextTitle: 'What happens next',
    next: [
      'We may call you on the number that you gave.',
      'If you hear nothing, or are not satisfied, call our hotline.',
      'You may also complain to the regulator (SECP).',
    ],
    regulator: 'SECP service desk',
    another: 'Write another complaint',
    failed: 'Your complaint could not be sent. Please try again, or call our hotline.', // ours, Q24
    limited: (need: { wait: string }) =>
      `Too many complaints came at once. Please wait ${need.wait}, then press Submit again, or call our hotline.`, // ours
    // Ours, Q24, Q62: why, before what became of it.
    causes: {
      unreachable: 'The connection failed. Please check it.',
      noAnswer: 'Our server gave no answer.',
      refused: 'Our server did not accept it.',
      copyRefused: 'You sent it again, and our server did not accept the copy.',
    },
    // ours, Q62; of a time that nobody knows nothing is said
    earlier: (need: { time: string | null }) =>
      `The complaint that you sent${need.time === null ? '' : ` on ${need.time}, Pakistan time,`} may have arrived.`,
    sendAgain: 'Send again',
    receipt: 'What you sent',
    eraseReceipts: 'Erase these copies',
    kept: 'Kept on this device until you close the app or browser tab, for 24 hours at most.',
    broken: 'This form did not load completely, and nothing was sent. Please load the page again, or call our hotline.',
    notKept: 'What you type is not kept: it is gone when you leave this page.',
  },
  // States: specification, §4; the words are ours (Q56).
  numberCheck: {
    title: 'Is this number really ours?',
    description: 'Check whether a phone number belongs to the company before you trust a call or a message.',
    lead: 'Type the number that called or wrote to you.',
    field: 'Phone number',
    hint: 'With area code, or with +92.',
    broken: 'This page did not load completely, and nothing was checked. Please load it again, or call our hotline.',
    brokenEarly: 'The check works. What else you can do with its result could not be loaded.',
    check: 'Check number',
    official: {
      title: 'Official number',
      text: (need: { date: string }) =>
        `List of ${need.date}. Tell nobody your PIN or OTP, and pay only with a code that you made yourself in the app.`,
    },
    unofficial: {
      // Q68: the list is incomplete, so what to do is said of a number that is not on it, and nothing else.
      title: 'Do not pay',
      text: (need: { date: string }) =>
        `Share no PIN, OTP or code. Our list of ${need.date} may lack numbers: to be sure, call our hotline.`,
    },
    unreadable: {
      title: 'Do not pay yet',
      text: 'Nothing was checked. Please type the number with the digits 0 to 9. Share no PIN, OTP or code.',
    },
    judged: {
      official: 'On our list:',
      unofficial: 'Not on our list:',
      unreadable: 'We cannot read this:',
    },
    offer: (need: { number: string }) => `Did you mean ${need.number}? Check that number`,
    full: 'Digits after the twelfth are checked too.',
    onlyDigits: 'Only the digits are checked.',
    callUs: 'Call our hotline',
    listOnAbout: 'The page “About” shows the numbers that this check uses.',
    rulesTitle: 'Somebody gave you an account or a code?',
    rules: [
      'Pay only with a code that you made yourself in the app.',
      'Pay only where the wallet shows our name.',
      'Tell nobody your PIN or OTP.',
    ],
  },
  // Messages: specification, §5, by edition (Q14, Q15); the rest is ours (Q56).
  calculator: {
    title: 'What does a loan cost?',
    description: 'Calculate markup, late charges and the total of a nano loan before you take it.',
    lead: 'Move the sliders or type.',
    fields: {
      loanAmount: 'Loan amount (Rs.)',
      loanDay: 'Loan period (days)',
      rate: 'Interest rate (% a day)',
      penaltyRate: 'Penalty interest (% a day)',
      overdueDays: 'Overdue days',
    },
    rateHint: (need: { cap: string }) => `At most ${need.cap}% a day.`,
    capped: (need: { cap: string }) => `At most ${need.cap}% a day in this calculator: ${need.cap} is used.`,
    broken: 'This page did not load completely, and nothing was calculated. Please load it again.',
    misread: 'Not all of this is a number. Please check the field.',
    calculate: 'Calculate',
    result: 'You pay back',
    resultFor: ({ amount, days, late }: { amount: string; days: number; late: number }) =>
      `for ${amount} over ${counted(days, 'day')}${late > 0 ? `, ${counted(late, 'day')} late` : ''}`,
    amount: 'Loan amount',
    markup: 'Markup',
    overdueCharge: 'Overdue charge',
    noResult: 'No result yet.',
    outsideTerms: 'Outside Rs. 1,000–50,000 / 1–90 days: we do not offer this loan.', // Q18
    aboveCap: 'By the rules of SECP charges may never exceed the loan amount. This formula has no such limit.', // Q20
    // R31, Q14, Q15: the penalty's marketing text, the one range of this page, never the interest's
    advertised: (need: { from: string; to: string }) =>
      `Penalty interest in our advertisement: ${need.from}%-${need.to}% a day.`,
    decides: 'Your key fact statement in the app decides.',
    late: 'If you pay late',
    byDay: {
      title: 'What you owe, day by day',
      due: 'On the due date',
      late: (need: { days: number }) => `${counted(need.days, 'day')} late`,
      reached: 'The charges have reached the loan amount.',
    },
    gaps: {
      tabs: {
        loanAmount: 'Please enter the loan amount',
        loanDay: 'Please enter the loan days',
        rate: 'Please enter the interest rate (0-0.75%)',
        penaltyRate: 'Please enter the penalty interest (0-2.2%)',
        overdueDays: 'Please enter the overdue days',
      },
      classic: {
        rate: 'Please enter the interest rate (0-2.2%)',
        penaltyRate: 'Please enter the penalty interest (0-2.3%)',
      },
    },
  },
  service: {
    title: 'Check a number, calculate a loan',
    open: 'Both tools on one page',
    description: 'Our two tools on one page: the official-number check and the loan calculator.',
  },
  policies,
  reporting,
  readingAids,
  // Against scams. The dialog's title: specification, §2; the rest is ours (Q56).
  safety: {
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
      company: (need: { name: string; legalName: string }) =>
        `${need.name}: ${need.legalName}, a licensed lender (NBFC)`,
      samples:
        'The company’s name, hotline and link here are samples: the licence holder has not supplied its own yet.',
      link: { number: 'Check a number yourself:', loan: 'Calculate yourself:' },
      checkedAt: (need: { time: string }) => `Checked on ${need.time}, Pakistan time`,
      hotline: (need: { number: string }) => `Hotline ${need.number}`,
      secret: 'Tell nobody your PIN or OTP.',
    },
  },
};
