import { limited, type Outcome } from '#core/lib/outcome.ts';
import { ALWAYS, ONCE, type Trouble } from './acts.ts';

/** What a call's outcome must be; `isDone`: the sandbox has done what it was asked. */
export interface Expected {
  readonly question: Outcome<unknown> | 'done';
  readonly command: Outcome<unknown> | 'done' | 'either';
  readonly isDone: boolean;
  /** How often a question reaches the sandbox. */
  readonly asked: number;
}

export const none = (reason: 'unreachable' | 'timeout' | 'unreadable', isDone: boolean, asked = 1): Expected => ({
  question: { kind: 'failed', reason },
  command: { kind: 'unknown', reason },
  isDone,
  asked,
});
/** A status that says that nothing was done. */
const REFUSED: Expected = {
  ...none('unreadable', false),
  question: { kind: 'failed', reason: 'notAccepted' },
  command: { kind: 'failed', reason: 'notAccepted' },
};
/** 429 says that nothing was done; the wait is the usual one where no header says it. */
const TOO_MANY: Expected = { question: limited(60), command: limited(60), isDone: false, asked: 1 };
const fine: Expected = { question: 'done', command: 'done', isDone: true, asked: 1 };
const refusedWith = (code: number): Expected => ({
  question: { kind: 'refused', code },
  command: { kind: 'refused', code },
  isDone: false,
  asked: 1,
});
/** A question that fails once is asked again, and answered; a command is not. */
const onceOnly = (isDone: boolean, reason: 'unreachable' | 'unreadable' = 'unreachable'): Expected => ({
  ...none(reason, isDone),
  question: 'done',
  asked: 2,
});

/** Every row of the wire's faults: what happens, and what must come of it. */
export const ROWS: readonly { readonly row: string; readonly troubles: readonly (readonly [Trouble, Expected])[] }[] = [
  {
    row: '1 refused or offline',
    troubles: [
      [{ ...ALWAYS, fault: 'refuse' }, none('unreachable', false, 3)],
      [{ ...ONCE, fault: 'refuse' }, onceOnly(false)],
    ],
  },
  {
    row: '2 dropped before the server acted',
    troubles: [
      [{ ...ALWAYS, fault: 'drop' }, none('unreachable', false, 3)],
      [{ ...ONCE, fault: 'drop' }, onceOnly(false)],
    ],
  },
  {
    row: '3 dropped after the server acted',
    troubles: [
      [{ ...ALWAYS, fault: 'commitThenDrop' }, none('unreachable', true, 3)],
      ...Array.from({ length: 50 }, (): [Trouble, Expected] => [{ ...ONCE, fault: 'commitThenDrop' }, onceOnly(true)]),
    ],
  },
  {
    row: '4 never answered',
    troubles: [
      [{ ...ALWAYS, fault: 'hang' }, none('timeout', false)],
      [{ ...ALWAYS, fault: 'commitThenHang' }, none('timeout', true)],
    ],
  },
  {
    row: '6 trickled, sliced, truncated',
    troubles: [
      ...[1, 2, 3, 7, 16, 33].map((bytes): [Trouble, Expected] => [
        { ...ALWAYS, fault: 'slice', argument: bytes },
        fine,
      ]),
      [{ ...ALWAYS, fault: 'slow', argument: 60 }, fine],
      [{ ...ALWAYS, fault: 'trickle', argument: 100 }, none('timeout', true)],
      ...Array.from({ length: 20 }, (_, at): [Trouble, Expected] => [
        { ...ONCE, fault: 'truncate', argument: at * at },
        onceOnly(true, 'unreadable'),
      ]),
    ],
  },
  {
    row: '7 another HTTP status',
    troubles: [400, 401, 403, 404, 408, 413, 418, 429, 431, 500, 502, 503, 504].flatMap((status) =>
      ['{"code":0,"data":{"status":1}}', '', '<html>no</html>'].map((body): [Trouble, Expected] => [
        { ...ALWAYS, fault: 'status', argument: { status, body } },
        status === 429
          ? TOO_MANY
          : status < 500 && status !== 408
            ? REFUSED
            : none('unreadable', false, status >= 502 ? 3 : 1),
      ]),
    ),
  },
  {
    row: '8 HTML instead of JSON',
    troubles: ['<!doctype html><title>Log in to Wi-Fi</title>', '', 'null', '[]', '0', '"{}"', '{"data":"x"}'].map(
      (argument): [Trouble, Expected] => [{ ...ALWAYS, fault: 'body', argument }, none('unreadable', false)],
    ),
  },
  {
    row: '12 altered ciphertext, wrong key',
    troubles: [
      [{ ...ALWAYS, fault: 'wrongKey' }, none('unreadable', true)],
      ...Array.from({ length: 24 }, (_, at): [Trouble, Expected] => [
        { ...ALWAYS, fault: 'altered', argument: at * 7 },
        none('unreadable', true),
      ]),
    ],
  },
  {
    row: '13 contents of a wrong shape',
    troubles: [[], 0, true, 'text', 1, [null], ['a', 'b']].map((argument): [Trouble, Expected] => [
      { ...ALWAYS, fault: 'shape', argument },
      { ...none('unreadable', false), command: 'either' },
    ]),
  },
  {
    row: '15 code missing or of another type',
    troubles: ['0', null, true, false, '', [], [0], {}, '0x0', ' 0'].map((argument): [Trouble, Expected] => [
      { ...ALWAYS, fault: 'code', argument },
      none('unreadable', false),
    ]),
  },
  {
    row: '16 each code, known or not',
    troubles: [400110, 400112, 400113, 400114, 400115, 400128, 400147, 400207, 400310, 1, -1, 500, 999_999].map(
      (argument): [Trouble, Expected] => [{ ...ALWAYS, fault: 'code', argument }, refusedWith(argument)],
    ),
  },
];
