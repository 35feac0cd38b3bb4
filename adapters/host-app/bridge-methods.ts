/** What is asked of the host app, and what happens where it cannot. */
export interface BridgeMethod {
  /** Fields of `params`; empty for none. */
  readonly params: readonly string[];
  /** What `result` is. */
  readonly answer: string;
  /** What we do without an answer. */
  readonly without: string;
}

const DONE = 'anything, or no `result` at all: that it was opened';
/** An app may lack these: an error with code -32601 says so. */
const OPTIONAL = 'optional; anything: that it was done';
const SAYS_SO = 'a message says that the app cannot open it';

/** The 13 methods of the bridge (R74), in JSON-RPC 2.0, and 4 that an app may have beyond them. */
export const BRIDGE_METHODS = {
  getToken: { params: [], answer: 'the access token, text', without: 'nothing is sent to the gateway' },
  getAppParameters: {
    params: [],
    answer:
      'the common parameters, an object of texts, numbers and yes or no (an entry of another kind is left out); `language` is `en` or `ur`, with or without a region (`ur-PK`)',
    without: 'calls go out without them, in the session’s language',
  },
  getServiceInfo: {
    params: [],
    answer: '`{phone, whatsApp}`; phones separated by a bar',
    without: 'the help button is not shown',
  },
  back: { params: [], answer: DONE, without: 'the browser goes back' },
  openLogin: { params: [], answer: DONE, without: SAYS_SO },
  openRepayment: { params: ['productOrderId'], answer: DONE, without: SAYS_SO },
  openReview: { params: ['productOrderId'], answer: DONE, without: SAYS_SO },
  openOrderConfirmation: { params: ['productOrderId'], answer: DONE, without: SAYS_SO },
  openNextStep: { params: ['currentStep', 'productOrderId'], answer: DONE, without: SAYS_SO },
  callPhone: { params: ['phone'], answer: DONE, without: 'a `tel:` link' },
  openWhatsApp: { params: ['number'], answer: DONE, without: 'a `wa.me` link' },
  setTitleStyle: { params: ['style'], answer: DONE, without: 'nothing' },
  trackEvent: { params: ['name', 'details'], answer: DONE, without: 'nothing' },
  printPage: { params: [], answer: OPTIONAL, without: 'the receipt is given to `saveFile` as a text' },
  saveFile: {
    params: ['name', 'type', 'data'],
    answer: OPTIONAL,
    without: 'the phone shares it, else it is downloaded',
  },
  shareText: {
    params: ['text'],
    answer: OPTIONAL,
    without: 'the browser shares it, else it is copied',
  },
  speak: {
    params: ['text', 'language'],
    answer: OPTIONAL,
    without: 'the browser speaks, else the button says that nobody does',
  },
} as const satisfies Record<string, BridgeMethod>;

/** Names a method of the bridge. */
export type BridgeMethodName = keyof typeof BRIDGE_METHODS;
