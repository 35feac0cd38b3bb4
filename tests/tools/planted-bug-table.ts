import { FIELD_BUGS } from './planted-field-bugs.ts';
import { OUTCOME_BUGS } from './planted-outcome-bugs.ts';

/** A bug that the tests must see. */
export interface PlantedBug {
  readonly name: string;
  /** Where it is planted. */
  readonly file: string;
  /** The words that it replaces; they stand there once. */
  readonly from: string;
  readonly to: string;
  /** The tests of which one must fail. */
  readonly tests: readonly string[];
}

/** What is broken, where, which words become which, and who must notice. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: 'a code compared loosely',
    file: 'adapters/gateway/envelope.ts',
    from: "typeof code === 'number' ? { code, data }",
    to: 'code !== undefined ? { code: Number(code), data }',
    tests: ['tests/adapters'],
  },
  {
    name: 'padding unchecked',
    file: 'adapters/gateway/ciphers/crypto-js.ts',
    from: ' && bytes.subarray(-count).every((byte) => byte === count)',
    to: '',
    tests: ['tests/adapters'],
  },
  {
    name: 'a command repeated',
    file: 'adapters/gateway/http-exchange.ts',
    from: 'isQuestion ? RETRY_PAUSES_MS : []',
    to: 'RETRY_PAUSES_MS',
    tests: ['tests/adapters'],
  },
  {
    name: "another shopper's order shown",
    file: 'adapters/sandbox/lending/account.ts',
    from: 'order !== null && order.shopper === token',
    to: 'order !== null',
    tests: ['tests/adapters'],
  },
  {
    name: 'stock not taken',
    file: 'adapters/sandbox/lending/orders.ts',
    from: '  changeStock(tx, variant.skuCode, -1);',
    to: '',
    tests: ['tests/adapters'],
  },
  {
    name: 'answered before it is stored',
    file: 'adapters/sandbox/ledger/sqlite-ledger.ts',
    from: 'for (const { kind, key, json } of done.value.changes) upsert.run(kind, key, json);',
    to: 'setTimeout(() => { for (const { kind, key, json } of done.value.changes) upsert.run(kind, key, json); }, 5);',
    tests: ['tests/adapters'],
  },
  {
    name: 'any changed token taken for another shopper’s',
    file: 'core/session/settle-shopper.ts',
    from: "if (ask === null) return watch.hasAskedLogin ? 'same' : 'another';",
    to: "if (ask === null || !watch.hasAskedLogin) return watch.hasAskedLogin ? 'same' : 'another';",
    tests: ['tests/core/rules/session'],
  },
  {
    name: 'a complaint shown to whoever comes next',
    file: 'core/session/form-guard.ts',
    from: 'return mark === (await marks.of(named, mark));',
    to: 'return mark !== null;',
    tests: ['tests/core/rules/session'],
  },
  {
    name: 'a page shown before the server said whose it is',
    file: 'core/session/settle-shopper.ts',
    from: "return needsLogin(answer) ? 'login' : 'unanswered';",
    to: "return needsLogin(answer) ? 'login' : 'same';",
    tests: ['tests/core/rules/session'],
  },
  {
    name: 'another shopper’s draft shown',
    file: 'core/screens/address.ts',
    from: 'if (isForeignOrder(answer)) forgetShopper(session);',
    to: '',
    tests: ['tests/core/screens/address'],
  },
  {
    name: 'no limit of logins',
    file: 'core/errors/logins.ts',
    from: 'countedLogins(openedAt, now).length < LIMIT',
    to: 'countedLogins(openedAt, now).length < Infinity',
    tests: ['tests/core/rules/errors'],
  },
  {
    name: 'an app’s method called detached from its object',
    file: 'adapters/host-app/transports.ts',
    from: 'send: (text) => host.postMessage(text),',
    to: 'send: (text) => (0, host.postMessage)(text),',
    tests: ['tests/adapters/bridge'],
  },
  {
    name: 'an answer without a result not heard',
    file: 'adapters/host-app/json-rpc.ts',
    from: 'if (error === undefined || error === null)',
    to: "if ('result' in said)",
    tests: ['tests/adapters/bridge'],
  },
  {
    name: 'a stranger’s message taken',
    file: 'adapters/host-app/transports.ts',
    from: 'event.origin === origin && event.source === (page.parent as unknown)',
    to: 'event.source !== null',
    tests: ['tests/adapters'],
  },
  {
    name: 'no deadline',
    file: 'adapters/gateway/http-exchange.ts',
    from: '() => controller.abort());',
    to: '() => undefined);',
    tests: ['tests/faults/wire'],
  },
  {
    name: 'a redirect followed',
    file: 'adapters/gateway/post-options.ts',
    from: "redirect: 'error'",
    to: "redirect: 'follow'",
    tests: ['tests/faults/wire'],
  },
  {
    name: 'any status taken for an answer',
    file: 'adapters/gateway/http-exchange.ts',
    from: 'response.status !== 200',
    to: 'response.status >= 600',
    tests: ['tests/faults/wire'],
  },
  {
    name: 'remembered before it is stored',
    file: 'adapters/sandbox/ledger/sqlite-ledger.ts',
    from: 'for (const { reject } of jobs) reject(error);',
    to: `for (const job of jobs) job.run()();
      void error;`,
    tests: ['tests/faults/server'],
  },
  {
    name: 'bodies of any size',
    file: 'adapters/sandbox/http/gateway-handler.ts',
    from: 'if (size > BODY_MAX_BYTES) return null;',
    to: '',
    tests: ['tests/faults/server'],
  },
  {
    name: 'plain forms taken',
    file: 'adapters/sandbox/http/gateway-handler.ts',
    from: 'if (!isJson || request.headers.source !== source)',
    to: 'if (request.headers.source === null)',
    tests: ['tests/faults/wire'],
  },
  {
    name: 'a second refund paid',
    file: 'adapters/sandbox/calls/refund.ts',
    from: "can('refund', order)",
    to: "order.status !== 'underReview'",
    tests: ['tests/adapters'],
  },
  {
    name: 'faults always on',
    file: 'adapters/server/environment.ts',
    from: "env['FAULTS'] === 'on'",
    to: 'true',
    tests: ['tests/adapters/server'],
  },
  {
    name: 'a damaged store opened',
    file: 'adapters/sandbox/ledger/sqlite-ledger.ts',
    from: "if (damage?.quick_check !== 'ok') throw new Error('the file is damaged');",
    to: 'void damage;',
    tests: ['tests/adapters/server'],
  },
  {
    name: 'a picture from anywhere',
    file: 'adapters/gateway/wire/is-picture.ts',
    from: "return protocol === 'https:' ||",
    to: "return protocol !== '' ||",
    tests: ['tests/faults/values'],
  },
  {
    name: 'the token on the console',
    file: 'adapters/gateway/http-transport.ts',
    from: "if (identity === null) return none('noSession', false);",
    to: `if (identity === null) return none('noSession', false);
      console.log(identity.token);`,
    tests: ['tests/browser/canaries'],
  },
  {
    name: 'text set as markup',
    file: 'ui/shop/pages/product.tsx',
    from: '<bdi>{product.name}</bdi>',
    to: '<bdi dangerouslySetInnerHTML={{ __html: product.name }} />',
    tests: ['tests/browser/hostile'],
  },
  {
    name: 'a program lost without a word',
    file: 'ui/shop/boot/main.tsx',
    from: '  showBroken();',
    to: '',
    tests: ['tests/browser/missing-code'],
  },
  {
    name: 'a phone from before the program handed over twice',
    file: 'adapters/gateway/preload.ts',
    from: `      left = null;
`,
    to: '',
    tests: ['tests/adapters'],
  },
  {
    name: 'a proxy taken for this machine',
    file: 'adapters/sandbox/http/client.ts',
    from: '    !namesProxy(request) &&\n',
    to: '',
    tests: ['tests/adapters/server/client', 'tests/adapters/server/behind-nginx'],
  },
  {
    name: 'any name taken for this machine',
    file: 'adapters/sandbox/http/client.ts',
    from: "    isLoopbackName(host.replace(/:\\d{1,5}$/, '')) &&\n",
    to: '',
    tests: ['tests/faults/strangers'],
  },
  {
    name: 'a refusal that counts',
    file: 'adapters/sandbox/http/rate-limits.ts',
    from: 'if (waitMs === 0) for (',
    to: 'for (',
    tests: ['tests/adapters/server/rate-limits'],
  },
  {
    name: 'a query in the log',
    file: 'adapters/server/request-watch.ts',
    from: ".replace(/[?#].*$/s, '')",
    to: '',
    tests: ['tests/adapters/server/request-log'],
  },
  {
    name: 'ready without a store',
    file: 'adapters/server/probes.ts',
    from: '      await tried();\n',
    to: '',
    tests: ['tests/adapters/server/probes'],
  },
  {
    name: 'a draft for ever',
    file: 'core/session/drafts.ts',
    from: ' || !isDraftCurrent(changedAt, now)',
    to: '',
    tests: ['tests/core/rules/session'],
  },
  {
    name: 'a 429 whose outcome is unknown',
    file: 'adapters/gateway/http-exchange.ts',
    from: 'response.status === 429',
    to: 'response.status === 430',
    tests: ['tests/adapters/http-transport'],
  },
  {
    name: 'a key renewed after a lost answer',
    file: 'core/session/keyed-gateway.ts',
    from: 'intentFor(open,',
    to: 'intentFor(null,',
    tests: ['tests/core/rules/session', 'tests/adapters/resent'],
  },
  {
    name: 'a key taken for its shopper’s whoever sends it',
    file: 'adapters/sandbox/calls/once.ts',
    from: 'key: `${sender}/${key}`',
    to: 'key',
    tests: ['tests/adapters/gateways'],
  },
  {
    name: 'a page that begins its twenty seconds anew when its program comes',
    file: 'adapters/gateway/page-deadline.ts',
    from: 'isPartOf ? spent : 0',
    to: '0',
    tests: ['tests/adapters/page-deadline.test.ts'],
  },
  {
    name: 'a button that looks alive before anything listens',
    file: 'ui/shop/boot/product-shell.tsx',
    from: '<Button data-buy="" disabled>',
    to: '<Button data-buy="">',
    tests: ['tests/browser/late-scripts.test.ts'],
  },
  ...OUTCOME_BUGS,
  ...FIELD_BUGS,
];
