/** The public site. Quoted messages: specification, §5. */
export const site = {
  name: 'asaan',
  skip: 'Skip to the content',
  navigation: 'Main menu',
  home: {
    menu: 'Home',
    title: 'Small loans, plain terms',
    description: 'Nano loans of Rs. 1,000 to 50,000 for at most 90 days, and a check for our official phone numbers.',
    lead: 'Borrow Rs. 1,000 to 50,000 for up to 90 days, from a licensed lender, on your phone.',
    check: 'Check a phone number',
    termsTitle: 'What a loan costs',
    terms: [
      { name: 'Amount', value: 'Rs. 1,000–50,000' },
      { name: 'Period', value: 'at most 90 days' },
      { name: 'Interest', value: '0–0.75 % a day' },
      { name: 'Penalty after the due date', value: '2–2.5 % a day' },
    ],
    howTitle: 'How it works',
    how: [
      'Apply in the app. The money comes to your mobile wallet or bank account.',
      'Make a repayment code in the app when you want to pay.',
      'Pay with that code through one of two mobile-wallet services.',
    ],
    whoTitle: 'Who can borrow',
    who: ['Pakistani citizens', '18 or older', 'with a bank account or mobile wallet of their own'],
  },
  numberCheck: {
    menu: 'Check a number',
    title: 'Is this number really ours?',
    description: 'Check whether a phone number belongs to the company before you trust a call or a message.',
    lead: 'Type the number that called or wrote to you. We compare it with every number we use.',
    field: 'Phone number',
    hint: 'Digits only, with area code. +92 and 0092 are understood.',
    check: 'Check number',
    official: {
      title: 'Official number',
      text: 'This number belongs to us. Even so, nobody from us ever asks for your PIN or OTP.',
    },
    unofficial: {
      title: 'Not our number',
      text: 'This number is not on our list. Do not pay, and do not share your PIN, OTP or repayment code.',
    },
    unchecked: {
      title: 'Not checked yet',
      text: 'Enter a number and press the button.',
    },
    judged: 'Checked number',
    offer: (need: { number: string }) => `Did you mean ${need.number}? Check that number`,
    tooLong: 'No number of ours is longer than 12 digits. The whole number was checked.',
    rulesTitle: 'Three rules that keep you safe',
    rules: [
      'We never ask for your PIN or OTP, not on the phone and not in a message.',
      'Repay only with a code that you made yourself in the app.',
      'Before you pay, the wallet shows our name. If it shows another name, stop.',
    ],
  },
  complaint: {
    nameMissing: 'Please enter your name',
    mobileMissing: 'Please enter 10 digits starting from 3',
    mobileFormat: 'Incorrect format of Mobile Number',
    problemMissing: 'Please enter problem description',
    problemTooLong: 'Please shorten the description to 2000 characters', // ours, Q26
    submitted: 'Submit successfully', // sic, §5
    failed: 'Your complaint could not be sent. Please try again, or call our hotline.', // ours, Q24
    unknown: 'We could not confirm that your complaint arrived. It may have. Your text is kept.', // ours, Q62
  },
  calculator: {
    gaps: {
      tabs: {
        loanAmount: 'Please enter the loan amount',
        loanDay: 'Please enter the loan days',
        rate: 'Please enter the interest rate (0-0.75%)',
        penaltyRate: 'Please enter the penalty interest (0-2.2%)',
        overdueDays: 'Please enter the overdue days',
      },
      classic: {
        loanAmount: 'Please enter the loan amount',
        loanDay: 'Please enter the loan days',
        rate: 'Please enter the interest rate (0-2.2%)',
        penaltyRate: 'Please enter the penalty interest (0-2.3%)',
        overdueDays: 'Please enter the overdue days',
      },
    },
  },
};
