import type { OpeningHours } from '../company.ts';

/** What stands around every public page: header, footer, notices. Ours (Q56), but for the hours (R5). */
export const frame = {
  skip: 'Skip to the content',
  navigation: 'Main menu',
  menu: {
    home: 'Home',
    about: 'About',
    faq: 'FAQs',
    complaints: 'Complaints',
    numberCheck: 'Notify',
    calculator: 'Calculator',
    service: 'Service',
    terms: 'Terms and conditions',
    userData: 'User data policy',
    privacy: 'Privacy policy',
  },
  openMenu: 'Menu',
  otherLanguage: 'اردو',
  footer: {
    title: 'Contact and policies',
    contact: 'Contact',
    changed: (need: { date: string }) => `Last changed on ${need.date}.`,
    unpublished: {
      title: 'Not on this site yet',
      text: 'This text has not been published here yet. Ask us for it by phone or e-mail.',
    },
    licensed: (need: { name: string }) => `${need.name} is a licensed non-banking finance company (NBFC).`,
    licence: (need: { number: string; date: string }) => `Licence ${need.number} of ${need.date}.`,
  },
  hotline: 'Hotline',
  mailbox: 'E-mail',
  hours: ({ opens, closes }: OpeningHours) => `${opens}-${closes}, Monday to Sunday`,
  hoursLabel: 'Hours',
  warning: {
    title: 'Beware of scam repayment accounts',
    text: 'Never pay into a wallet or bank account that somebody sends you. Repay only with a code that you made yourself in the app.',
    ask: 'Not sure? Call us, or check the number that called you.',
  },
  sample: 'Demo: what has this dot is a sample.',
  offline: {
    title: 'No connection',
    text: 'This page needs the internet. Check your connection and load the page again, or call our hotline.',
    works: 'These pages also work without a connection:',
  },
  waiting: 'This button works once the page has loaded.',
  stillKept: 'What you typed is kept on this device.',
  noScript: 'This part needs JavaScript. Please call our hotline instead.',
};
