import type { Wallets } from '../company.ts';
import { home } from './home.ts';

/** Terms and policies. The specification names them without a text (R14): what stands here says only what this product does, marked as a sample (Q8). */
export const policies = {
  terms: {
    title: 'Terms and conditions',
    description: 'The terms of a loan in short: amount, period, interest, penalty, cancellation.',
    sections: [
      {
        title: 'The loan',
        text: 'What we lend, and what it costs:',
        // Marked, so that a program that shows no policy leaves it out.
        items: /* @__PURE__ */ home.terms.map(({ name, value }) => `${name}: ${value}`),
      },
      {
        title: 'The final terms',
        text: 'The final terms are those in your key fact statement in the app. Nothing on this site replaces it.',
      },
      {
        title: 'Cancelling',
        text: 'A loan taken by mistake can be cancelled free of charge if the principal is repaid within 24 hours.',
      },
      {
        title: 'Repaying',
        text: ({ first, second }: Wallets) =>
          `Repay with a code that you made yourself in the app, through ${first} or ${second}.`,
      },
    ],
  },
  userData: {
    title: 'User data policy',
    description: 'What this site learns about you, and what it does not.',
    sections: [
      {
        title: 'What is sent to us',
        text: 'What you send yourself:',
        items: [
          'with a complaint: your name, your mobile number and your description, to answer you',
          'with an order: your name, phone number, e-mail and address, so that the phone reaches you',
        ],
      },
      {
        title: 'What is not sent',
        text: 'The number that you check and the figures that you type in this site’s loan calculator. They stay on your device.',
      },
      { title: 'What we never ask for', text: 'Your contacts, photos, location or microphone.' },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What this site keeps on your device, and for how long.',
    sections: [
      {
        title: 'Other companies',
        text: 'This site loads nothing from other companies and shows no advertising.',
      },
    ],
  },
};

/** What the privacy policy says of the device, of counting and of reports, by what a build does (R25, Q55). */
export const reporting = {
  onDevice: {
    title: 'What stays on your device',
    text: 'While you use this site, your device keeps:',
    things: {
      settings: 'your language, the size and the face of the letters, and which of our pages and notices you saw',
      typed: 'what you typed; of a complaint also a copy after it was sent, until you erase it',
      writer: 'a code made from your login, so that nobody else sees your complaint',
      order: 'the number of your order, and the phone and the payment that you chose',
      logins: 'when the login page was last opened',
    },
  },
  howLong: {
    title: 'How long it stays',
    text: 'What you typed is erased 24 hours after you last changed it. Everything in this list goes when you close the app or the browser tab. If the browser opens the same tab again, it comes back.',
  },
  offline: {
    title: 'Pages without a connection',
    text: 'The number check, the calculator and the pages that lead to them are also kept, so that they open without a connection. They hold nothing of yours. They stay until you clear the data of this site in your browser.',
  },
  counting: {
    title: 'What we count',
    on: 'We count visits and button presses on the number check and the calculator, and how fast every page is. We use no cookie and nothing that tells who you are: not your name, not your number, not what you typed. Inside the app, the app counts this, and in the shop also why a purchase could not go on.',
    off: 'This website counts nothing. Inside the app, the app counts visits and button presses on the number check and the calculator, how fast every page is, and in the shop why a purchase could not go on. Your name, your number and what you typed are not part of it.',
  },
  failures: {
    title: 'When a page fails',
    on: 'We are told which part of a page failed, never what you typed, who you are or what you ordered.',
    off: 'Nothing is sent to us when a page fails.',
  },
};
