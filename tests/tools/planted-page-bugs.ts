import type { PlantedBug } from './planted-bug.ts';

/** What breaks what the public pages say and where they lead. */
export const PAGE_BUGS: readonly PlantedBug[] = [
  {
    name: 'late days left out of the forwarded cost',
    file: 'core/safety/message-to-forward.ts',
    from: '...(Number(input.overdueDays) > 0 ? [share.late(charge)] : []),',
    to: '',
    tests: ['tests/core/rules/safety'],
  },
  {
    name: 'a verdict that names no list',
    file: 'core/safety/message-to-forward.ts',
    from: '[share.listed({ date: writtenDay(context.listedOn, texts.common) })]',
    to: '[]',
    tests: ['tests/core/rules/safety'],
  },
  {
    name: 'a penalty asked for in time',
    file: 'core/loan/loan-input.ts',
    from: "field === 'penaltyRate' && !isDelayed(input) && input[field] === '' ? '0' : input[field]",
    to: 'input[field]',
    tests: ['tests/core/rules/loan', 'tests/core/screens/loan-calculator'],
  },
  {
    name: 'the family of addresses lost on a page of both',
    file: 'core/routes/site-layout.ts',
    from: "return language === 'ur' && isInBoth ? layout : before;",
    to: 'return layout;',
    tests: ['tests/core/rules/routes/site-layout'],
  },
  {
    name: 'a hotline of the demo’s without its mark',
    file: 'ui/site/frame/contact.tsx',
    from: '<Fact of="company.hotline" mark={common.sample}>',
    to: '<Fact of="company.mailbox" mark={common.sample}>',
    tests: ['tests/adapters/settings/sample-marks'],
  },
  {
    name: 'a state by another name in Urdu',
    file: 'core/text/ur/shop.ts',
    from: "locked: 'لاک ہے',",
    to: "locked: 'لاک شدہ',",
    tests: ['tests/architecture/glossary'],
  },
];
