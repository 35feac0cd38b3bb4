/** The number check. States: specification, §4; the words are ours (Q56). */
export const numberCheck = {
  title: 'Is this number really ours?',
  description: 'Check whether a phone number belongs to the company before you trust a call or a message.',
  lead: (need: { date: string }) =>
    `Type the number that called or wrote to you. We look for it on our list of ${need.date}.`,
  field: 'Phone number',
  hint: 'With area code, or with +92.',
  broken:
    'The number check did not load completely, so no number was checked. Please load the page again, or call our hotline.',
  brokenEarly: 'The check works. What else you can do with its result could not be loaded.',
  check: 'Check number',
  official: {
    title: 'Official number',
    text: (need: { date: string }) =>
      `This number is on our list of ${need.date}. Even so, tell nobody your PIN or OTP, and pay only with a code that you made yourself in the app.`,
  },
  unofficial: {
    // Q68: the list is incomplete, so what to do is said of a number that is not on it, and nothing else.
    title: 'Do not pay',
    text: (need: { date: string }) =>
      `Share no PIN, OTP or repayment code. Our list of ${need.date} may lack some of our numbers: to be sure, call our hotline.`,
  },
  unreadable: {
    title: 'Do not pay yet',
    text: 'Nothing was checked. Please type the number with the digits 0 to 9 alone and check again. Share no PIN, OTP or repayment code.',
  },
  unchecked: {
    title: 'Not checked yet',
    text: 'Enter a number and press the button.',
  },
  judged: {
    official: 'Checked number:',
    unofficial: 'Not on our list:',
    unreadable: 'These digits cannot be read:',
  },
  offer: (need: { number: string }) => `Did you mean ${need.number}? Check that number`,
  tooLong: 'No number on our list is longer than 12 digits. The whole number was checked.',
  full: 'The field shows 12 digits. The check counts those typed after them too.',
  onlyDigits: 'Only these digits are checked. The words beside them are left out.',
  noDigits: 'There is no digit in it. Please type the phone number.',
  callUs: 'Call our hotline',
  listOnAbout: 'The page “About” shows the numbers that this check uses.',
  rulesTitle: 'Three rules against scams',
  rules: [
    'Tell nobody your PIN or OTP, not on the phone and not in a message.',
    'Repay only with a code that you made yourself in the app.',
    'Before you pay, read the name that the wallet shows. If it is not ours, stop.',
  ],
};
