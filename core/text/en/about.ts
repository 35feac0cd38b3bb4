/** The About page. The disclosure is the specification's (§2, R7); mission and vision have no text there and are ours (Q56). */
export const about = {
  title: 'About us',
  description: 'Who we are, what licence we hold, and which numbers we call from.',
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
  licenceDate: (need: { day: string; month: string; year: string }) => `${need.day} ${need.month} ${need.year}`,
  numbersNote: 'Calls from us come from these numbers only. Any other number can be checked in a second.',
  range: (need: { from: string; to: string }) => `${need.from} to ${need.to}`,
  check: 'Check a phone number',
};
