/** A code of the envelope: when it comes, and of which calls; null for every call. */
export interface DocumentedCode {
  readonly when: string;
  /** Paths, or a word for many: `order` for each call that names an order, `command` for each that carries an idempotency key. */
  readonly of: readonly string[] | 'order' | 'command' | null;
  /** True where the specification does not name it. */
  readonly isOwn: boolean;
}

/** The codes that a complaint is answered by. */
export const COMPLAINT_CODES = [0, 400110, 400901, 400902, 400903] as const;

const specified = (when: string, of: DocumentedCode['of'] = null): DocumentedCode => ({ when, of, isOwn: false });
const own = (when: string, of: DocumentedCode['of'] = null): DocumentedCode => ({ when, of, isOwn: true });

/** Every code that a gateway answers, in HTTP 200. Codes without a text of their own are shown as a network error. */
export const DOCUMENTED_CODES: Readonly<Record<number, DocumentedCode>> = {
  0: specified('Success. Nothing else is: `data` of every other answer is not looked at.'),
  400110: specified(
    'A parameter is missing or null, or empty where it may not be; a text of an address is blank or longer than its field says, or the e-mail address none; a payload cannot be decrypted, or is no JSON object; an idempotency key of a command cannot be one.',
  ),
  400112: specified('There is no token, or an empty one.'),
  400113: specified('The token has expired. The app’s login opens, and what was begun goes on after it.'),
  400114: specified('The token is nobody’s.'),
  400115: specified('The phone number of an address, within its 11 characters, is none of a Pakistani mobile.', [
    'complete/addr',
  ]),
  400128: specified('There is no such phone, or no such variant of it, however long its id.', [
    'product/detail',
    'now/buy',
  ]),
  400147: specified(
    'There is no such order, however long its id, or it is another shopper’s: the two answers are the same.',
    'order',
  ),
  400207: specified('An order of the shopper is under review.', ['now/buy']),
  400310: specified('There is no such plan, or no credit for it.', ['purchase/action', 'get/calc/info']),
  401129: specified('A credit exists already, and no order was made. The sandbox never answers it.', [
    'now/buy',
    'purchase/action',
  ]),
  400900: own(
    'The state of the order does not allow the call ([which does](#states)), or the phone not the delivery.',
    [
      'user/cancel/awaiting/pay',
      'get/purchase/info',
      'complete/addr',
      'purchase/action',
      'user/confirm/receipt',
      'get/refund/cooling/info',
      'refund/cooling',
    ],
  ),
  400901: own('The idempotency key belongs to another request.', 'command'),
  400902: own('There is a parameter that the call does not know.'),
  400903: own('A parameter, a common one too, has another type than its own.'),
  400904: own(
    'A value names nothing: a number, a province or its city, a language; or a number lies out of its range.',
  ),
};

/** The HTTP statuses beside 200, and what a client makes of each. */
export const DOCUMENTED_STATUSES: Readonly<Record<number, string>> = {
  400: 'Another content type than `application/json`, another `source`, or none of this wire’s formats. Nothing was done. A body that is no JSON is answered by 400110.',
  404: 'There is no such path. Nothing was done.',
  405: 'Only POST is answered. Nothing was done.',
  413: 'The body is larger than 64 KiB. Nothing was done.',
  429: 'Too often. Nothing was done, and `Retry-After` says in how many seconds it may be.',
  431: 'The request line and headers are longer than 16 KiB; there is no body. Nothing was done.',
  503: 'The gateway could not store. A command’s outcome is unknown to the client, as with every status but 200 and 4xx (408 counts as unknown too).',
};
