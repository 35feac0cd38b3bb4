/** The About page. The disclosure is the specification's (§2, R7); mission and vision come from the settings. */
export const about = {
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
};
