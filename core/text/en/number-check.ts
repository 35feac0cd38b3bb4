/** The number check. States: specification, §4; the words are ours (Q56). */
export const numberCheck = {
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
  callUs: 'Call our hotline',
  listOnAbout: 'The numbers that this check compares with stand on the page “About”.',
  rulesTitle: 'Three rules that keep you safe',
  rules: [
    'We never ask for your PIN or OTP, not on the phone and not in a message.',
    'Repay only with a code that you made yourself in the app.',
    'Before you pay, the wallet shows our name. If it shows another name, stop.',
  ],
};
