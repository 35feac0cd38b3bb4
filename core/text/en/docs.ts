/** The documentation's frame and its playground, ours throughout. What it frames is written in English. */
export const docs = {
  title: 'Documentation',
  description: 'How to use the rules, the screens and the adapters, and what the wire looks like.',
  pages: {
    start: { title: 'Overview', text: 'What there is, page by page.' },
    playground: {
      title: 'Playground',
      text: 'Type a number or a loan and see the verdict, the rule, its source and the code.',
    },
    guide: { title: 'Guide', text: 'Embed the number check, test a rule, write an adapter, run the conformance laws.' },
    api: { title: 'API', text: 'Every public name with its docstring and its types.' },
    wire: { title: 'Wire', text: 'The gateway’s calls, its cipher, retries and keys.' },
    fields: { title: 'Fields', text: 'Every field of the wire with type, unit and meaning, and every code.' },
    bridge: { title: 'Bridge', text: 'How the app and the pages speak to each other.' },
    requirements: { title: 'Requirements', text: 'Each line of the specification with its rule and its test.' },
  },
  menu: 'Pages of the documentation',
  contents: 'On this page',
  sandbox: 'Sandbox',
  files: 'Files for programs',
  isEnglish: 'This page is written in English.',
  noScript: 'This part needs JavaScript.',
  search: {
    label: 'Search the documentation',
    none: 'Nothing found',
    found: (need: { count: number }) => `Found: ${need.count}`,
    failed: 'The search could not be loaded.',
  },
  playground: {
    number: 'A number',
    loan: 'A loan',
    edition: 'Edition of the number table',
    editions: { tabs: 'newer tab', classic: 'classic page' },
    rule: 'Rule',
    source: 'Source',
    code: 'The same in code',
    formulas: {
      markup: 'Markup = amount × rate ÷ 100 × days',
      overdueCharge: 'Overdue charge = amount × penalty ÷ 100 × overdue days',
      total: 'Total = amount + markup + overdue charge, each part rounded to the paisa first',
    },
  },
  // Why a number is official or not (R19–R24)
  reasons: {
    exact: (need: { number: string; since: string }) => `it is the exact number ${need.number}, since ${need.since}`,
    range: (need: { prefix: string; from: string; to: string; since: string }) =>
      `prefix ${need.prefix} with ${need.from} to ${need.to}, since ${need.since}`,
    laterEdition: 'the newer tab lists it, the classic edition does not',
    hiddenPrefix: (need: { from: string; to: string }) =>
      `it ends like ${need.from} to ${need.to}, a row whose prefix the specification does not show: never official`,
    unreadable: 'it holds a sign that may be a digit and that we cannot read, so there is no verdict',
    noRule: 'no row lists it',
    empty: 'nothing was entered',
  },
};
