/** The About page. The disclosure is the specification's (§2, R7); mission and vision have no text there and are ours (Q56). */
export const about = {
  title: 'About us',
  description: 'Who we are, what licence we hold, and numbers we call from.',
  missionTitle: 'Our mission',
  mission:
    'Small loans that a person can understand before signing: one page of terms, every rupee named, no surprise on the due date.',
  visionTitle: 'Our vision',
  vision: 'A Pakistan in which nobody loses money to a caller who only pretends to be a lender.',
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
    `Our list of ${need.date}. Do not pay because of a call from a number that is not on it: call our hotline first.`,
  numbersMissing: (need: { count: number }) => `At least ${need.count} of our numbers are not on it yet.`,
  range: (need: { from: string; to: string }) => `${need.from} to ${need.to}`,
  check: 'Check a phone number',
};
