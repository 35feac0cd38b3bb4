import { counted } from './counted.ts';

/** Words that several pages share; ours unless a page's specification quotes them. */
export const common = {
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  hidden: {
    title: 'This page is hidden for now',
    text: 'We could not check yet whether this page is yours. Please try again. What you typed is kept.',
  },
  loading: 'Loading',
  cancel: 'Cancel',
  confirm: 'Confirm',
  continue: 'Continue',
  tooMany: (need: { wait: string }) => `You tried too often. Please wait ${need.wait}, then try again.`, // ours
  wait: {
    seconds: (need: { count: number }) => counted(need.count, 'second'),
    minutes: (need: { count: number }) => counted(need.count, 'minute'),
    hours: (need: { count: number }) => counted(need.count, 'hour'),
  },
  leftOut: 'This was too long. Please check what is left.',
  sample: 'sample',
  dash: '–',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  date: (need: { day: string; month: string; year: string }) => `${need.day} ${need.month} ${need.year}`,
  clock: {
    smallHours: (need: { clock: string }) => `${need.clock} am`,
    morning: (need: { clock: string }) => `${need.clock} am`,
    noon: (need: { clock: string }) => `${need.clock} pm`,
    evening: (need: { clock: string }) => `${need.clock} pm`,
    night: (need: { clock: string }) => `${need.clock} pm`,
  },
  dateTime: (need: { date: string; time: string }) => `${need.date}, ${need.time}`,
  noScript: 'The shop needs JavaScript. Please open it in the app.',
  loadFailed: {
    title: 'This page could not be loaded',
    connection: 'Check your connection and try again.',
    noAnswer: 'No answer came in time. Please try again.',
    unreadable: 'We could not read the server’s answer. Please try again later.',
    refused: 'The server refused this. Please go back, or try again later.',
    tooOften: 'Too many requests. Please wait a while, then try again.',
    orderMissing: 'There is no such order in your account.',
    productMissing: 'This phone is not in the shop. Please go back and choose another one.',
  },
  missing: { orderMissing: 'Order not found', productMissing: 'Phone not found' },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. These pages exist:',
  },
  broken: {
    title: 'Something went wrong',
    text: 'The page stopped working. What you sent or paid just before may have gone through. Please load it again.',
    reload: 'Load again',
  },
};
