import type { PlantedBug } from './planted-bug.ts';

/** What is broken of what a page says happened, and of what a server may send. */
export const OUTCOME_BUGS: readonly PlantedBug[] = [
  {
    name: 'a complaint’s key forgotten with its page',
    file: 'core/screens/complaint.ts',
    from: 'sent = found.sent;',
    to: '',
    tests: ['tests/browser/resent'],
  },
  {
    name: 'a complaint under way that its next page knows nothing of',
    file: 'core/session/sent-complaint.ts',
    from: '  sentAt: String(at),',
    to: "  sentAt: '',",
    tests: ['tests/core/screens/complaint-course', 'tests/browser/site/complaint'],
  },
  {
    name: 'a receipt shown to whoever comes next',
    file: 'core/session/drafts.ts',
    from: " || session.read('receipt:complaint') !== null",
    to: '',
    tests: ['tests/core/rules/session'],
  },
  {
    name: 'a connection blamed for silence',
    file: 'core/errors/gateway-codes.ts',
    from: "  timeout: 'noAnswer',\n  unreadable: 'unreadable',\n  notAccepted: 'refused',\n  tooLong: 'refused',",
    to: "  timeout: 'connection',\n  unreadable: 'unreadable',\n  notAccepted: 'refused',\n  tooLong: 'refused',",
    tests: ['tests/core/rules/errors', 'tests/core/screens/read-into'],
  },
  {
    name: 'a tap on an expired token met with silence',
    file: 'core/errors/logins.ts',
    from: "say(said?.notice ?? 'tokenExpired');",
    to: 'return;',
    tests: ['tests/core/rules/errors/logins'],
  },
  {
    name: 'an endless number as text',
    file: 'adapters/gateway/decoder.ts',
    from: '/^-?[\\d.]+$/.exec(String(value))?.[0]',
    to: 'String(value)',
    tests: ['tests/faults/values/out-of-range'],
  },
  {
    name: 'a list without an end',
    file: 'adapters/gateway/wire/fields.ts',
    from: 'value.slice(0, most)',
    to: 'value',
    tests: ['tests/faults/values/out-of-range'],
  },
  {
    name: 'a silent app waited for twice',
    file: 'adapters/host-app/bridge-host.ts',
    from: 'return wasOpen ? value : (value ?? askAnew());',
    to: 'return value ?? askAnew();',
    tests: ['tests/adapters/preload'],
  },
];
