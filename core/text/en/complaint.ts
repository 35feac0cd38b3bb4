/** The complaint form. Quoted messages: specification, §5; the rest is ours (Q56). */
export const complaint = {
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
};
