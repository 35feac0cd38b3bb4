/** The complaint form. Quoted messages: specification, §5; the rest is ours (Q56). */
export const complaint = {
  title: 'Make a complaint',
  description: 'Tell us what went wrong. Open to everybody, with or without a loan.',
  lead: 'Open to everybody, with or without a loan.',
  fields: { name: 'Name', mobile: 'Mobile number', problem: 'Problem description' },
  mobileHint: '10 digits starting from 3, without the leading 0.',
  problemHint: 'Never write your PIN or OTP here.',
  counter: (need: { used: number; most: number }) => `${need.used} of ${need.most} characters`,
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
  firstSentAt: (need: { time: string }) => `First sent on ${need.time}, Pakistan time.`,
  nextTitle: 'What happens next',
  next: [
    'Our staff can call you on the number that you gave.',
    'If you hear nothing, or are not satisfied, call our hotline.',
    'You may also complain to the regulator, the Securities and Exchange Commission of Pakistan (SECP).',
  ],
  regulator: 'SECP service desk',
  another: 'Write another complaint',
  failed: 'Your complaint could not be sent. Please try again, or call our hotline.', // ours, Q24
  limited: (need: { wait: string }) =>
    `Too many complaints came at once. Please wait ${need.wait}, then press Submit again, or call our hotline. Your text is still in the form.`, // ours
  unknown: 'We could not confirm that your complaint arrived. It may have. Your text is still in the form.', // ours, Q62
  // Ours, Q24, Q62: why, before what became of it.
  causes: {
    left: 'The page was closed before an answer came.',
    unreachable: 'The connection failed. Please check it.',
    timeout: 'No answer came in time.',
    unreadable: 'We could not read our server’s answer.',
    noSession: 'Nobody is logged in.',
    tooLong: 'It is too long to be sent.',
    refused: 'Our server did not accept it.',
    copyRefused: 'You sent it again, and our server did not accept the copy.',
  },
  // ours, Q62; of a time that nobody knows nothing is said
  earlier: (need: { time: string | null }) =>
    need.time === null
      ? 'The complaint that you sent before may have arrived.'
      : `The complaint that you sent on ${need.time}, Pakistan time, may have arrived.`,
  sentAt: (need: { time: string }) => `You pressed Submit on ${need.time}, Pakistan time.`,
  sendAgain: 'Send again',
  whatsApp: 'WhatsApp',
  receipt: 'What you sent',
  receiptsKept:
    'These copies stay on this device until you erase them or close the app or browser tab, and for 24 hours at most after the last one.',
  eraseReceipts: 'Erase these copies from this device',
  kept: 'What you type is kept on this device until you close the app or browser tab, for 24 hours at most.',
  broken: 'This form did not load completely. Nothing was sent. Please load the page again, or call our hotline.',
  notKept: 'What you type is not kept. It is gone when you leave this page or load it again.',
  erase: 'Erase what I typed',
};
