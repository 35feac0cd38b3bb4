import type { OpeningHours, Wallets } from '../company.ts';

/** The 17 items of the FAQ (R8). Each holds a fact of the specification (§1, §9: R1–R3, R5, R9) and nothing more (Q10). */
export const faq = {
  title: 'Frequently asked questions',
  description: 'Seventeen short answers on amounts, costs, repayment, your account and scams.',
  topicsLabel: 'Topics',
  topics: {
    loan: 'The loan',
    repaying: 'Getting and repaying money',
    account: 'Your account',
    safety: 'Calls and scams',
  },
  items: {
    shownAmount: {
      question: 'How much can I borrow?',
      answer: 'The app shows amounts from Rs.2,000 to Rs.50,000.', // verbatim beside Rs. 1,000 elsewhere, Q9
    },
    approvedAmount: {
      question: 'What decides the amount I am offered?',
      answer: 'The approved amount depends on your credit rating.',
    },
    period: { question: 'For how long can I borrow?', answer: 'For at most 90 days.' },
    interest: { question: 'What interest do I pay?', answer: 'From 0% to 0.75% a day.' },
    penalty: {
      question: 'What happens when I pay late?',
      answer: 'By our terms, a penalty of 2% to 2.5% a day is added after the due date.',
    },
    eligibility: {
      question: 'Who can get a loan?',
      answer: 'Pakistani citizens aged 18 or older who own a bank account or mobile wallet.',
    },
    payout: { question: 'How do I receive the money?', answer: 'In your mobile wallet or bank account.' },
    repayment: {
      question: 'How do I repay?',
      answer: ({ first, second }: Wallets) => `Through ${first} or ${second}, with a repayment code.`,
    },
    repaymentCode: {
      question: 'Where do I get the repayment code?',
      answer: 'You make it yourself in the app. Never use a code or an account that somebody sends you.',
    },
    bankDetails: {
      question: 'Can I change my bank account details?',
      answer: 'No. Bank account details cannot be changed once entered, so please check them twice.',
    },
    oneAccount: {
      question: 'Can I have more than one account?',
      answer: 'No. There is one account per national ID.',
    },
    nationalId: {
      question: 'I entered a wrong ID number. Can I edit it?',
      answer: 'The ID cannot be edited after submission.',
    },
    mistakenLoan: {
      question: 'I took a loan by mistake. What now?',
      answer: 'It can be cancelled free of charge if the principal is repaid within 24 hours.',
    },
    accountCancellation: {
      question: 'How long does it take to cancel my account?',
      answer: 'Up to 5 working days after review.',
    },
    forgottenPin: {
      question: 'I forgot my PIN. What can I do?',
      answer: 'Reset it in the app with the forgot-PIN option or an OTP.',
    },
    support: {
      question: 'When can I reach you?',
      answer: ({ opens, closes }: OpeningHours) =>
        `From ${opens} to ${closes}, Monday to Sunday, by hotline and e-mail.`,
    },
    scam: {
      question: 'Somebody gave me an account to repay into. Is it real?',
      answer: 'Do not pay into it: scammers use false repayment accounts. Call our hotline first.',
    },
  },
};
