/** A code of the envelope: when it comes, and of which calls; null for every call. */
export interface DocumentedCode {
  readonly when: string;
  /** Paths, or a word for many: `order` for each call that names an order. */
  readonly of: readonly string[] | 'order' | null;
  /** True where the specification does not name it. */
  readonly isOwn: boolean;
}

const specified = (when: string, of: DocumentedCode['of'] = null): DocumentedCode => ({ when, of, isOwn: false });
const own = (when: string, of: DocumentedCode['of'] = null): DocumentedCode => ({ when, of, isOwn: true });

/** Every code that a gateway answers, in HTTP 200. Codes without a text of their own are shown as a network error. */
export const DOCUMENTED_CODES: Readonly<Record<number, DocumentedCode>> = {
  0: specified('Success. Nothing else is: `data` of every other answer is not looked at.'),
  400110: specified(
    'A parameter is missing, null or empty; a text of an address is too long; a payload cannot be decrypted, or is no JSON object; an idempotency key cannot be one.',
  ),
  400112: specified('There is no token, or an empty one.'),
  400113: specified('The token has expired. The app’s login opens, and what was begun goes on after it.'),
  400114: specified('The token is nobody’s.'),
  400115: specified('The phone number of an address is none of a Pakistani mobile.', ['complete/addr']),
  400128: specified('There is no such phone, or no such variant of it.', ['product/detail', 'now/buy']),
  400147: specified('There is no such order, or it is another shopper’s: the two answers are the same.', 'order'),
  400207: specified('An order of the shopper is under review.', ['now/buy']),
  400310: specified('There is no such plan, or no credit for it.', ['purchase/action', 'get/calc/info']),
  401129: specified('A credit exists already, and no order was made. The sandbox never answers it.', [
    'now/buy',
    'purchase/action',
  ]),
  400900: own('The state of the order does not allow the call, or the phone not the delivery.', 'order'),
  400901: own('The idempotency key belongs to another request.'),
  400902: own('There is a parameter that the call does not know.'),
  400903: own('A parameter has another type than its own.'),
  400904: own('A value names nothing, or lies out of its range.'),
};

/** The HTTP statuses beside 200, and what a client makes of each. */
export const DOCUMENTED_STATUSES: Readonly<Record<number, string>> = {
  400: 'No JSON, another `source`, or no request of this wire. Nothing was done.',
  404: 'There is no such path. Nothing was done.',
  405: 'Only POST is answered. Nothing was done.',
  413: 'The body is larger than 64 KiB. Nothing was done.',
  429: 'Too often. Nothing was done, and `Retry-After` says in how many seconds it may be.',
  503: 'The gateway could not store. A command’s outcome is unknown to the client, as with every status but 200 and 4xx (408 counts as unknown too).',
};
