/** The number check. States: specification, §4; the words are ours (Q56). */
export const numberCheck = {
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
};
