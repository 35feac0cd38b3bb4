/** Words that several pages share; ours unless a page's specification quotes them. */
export const common = {
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  hidden: {
    title: 'This page is hidden for now',
    text: 'We could not check yet whether it belongs to whoever is logged in now. Please try again. What you typed is kept.',
  },
  loading: 'Loading',
  cancel: 'Cancel',
  confirm: 'Confirm',
  continue: 'Continue',
  tooMany: (need: { wait: string }) => `That was too often. Please wait ${need.wait}, then try again.`, // ours
  wait: {
    seconds: (need: { count: number }) => `${need.count} ${need.count === 1 ? 'second' : 'seconds'}`,
    minutes: (need: { count: number }) => `${need.count} minutes`,
    hours: (need: { count: number }) => `${need.count} hours`,
  },
  leftOut: 'Not all of it fitted in here. Please check what is left.',
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
  noScript: 'The shop needs JavaScript. Please open it in the app.',
  opensInApp: {
    title: 'The shop opens inside the app',
    text: 'Please open the phone shop from the loan app on your phone. Nothing was sent from this page.',
  },
  loadFailed: {
    title: 'This page could not be loaded',
    connection: 'Check your connection and try again. Nothing was changed.',
    noAnswer: 'No answer came in time. Please try again. Nothing was changed.',
    unreadable: 'An answer came that could not be used. Please try again later. Nothing was changed.',
    refused: 'The server refused it. Please go back, or try again later. Nothing was changed.',
    tooOften: 'That was asked too often. Please wait a while, then try again. Nothing was changed.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. These pages exist:',
  },
  broken: {
    title: 'Something went wrong',
    text: 'The page stopped working. Nothing was paid or sent by this. Please load it again.',
    reload: 'Load again',
  },
};
