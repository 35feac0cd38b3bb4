/** Words that several pages share; ours unless a page's specification quotes them. */
export const common = {
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  cancel: 'Cancel',
  confirm: 'Confirm',
  continue: 'Continue',
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
    text: 'Check your connection and try again. Nothing was changed.',
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
