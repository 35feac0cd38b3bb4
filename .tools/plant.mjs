// node .tools/plant.mjs: plants one bug at a time, runs the tests that should see it, and prints how many were caught.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureInstalled, root } from './ready.mjs';
import { makeSite } from './site.mjs';

/** What is broken, where, which words become which, and the tests that must fail. */
const BUGS = [
  ['off by one in a range', 'core/number-check/official-numbers.ts', "from: '632'", "from: '633'", 'tests/core'],
  [
    'a cap missing',
    'core/loan/loan-input.ts',
    'exceeds(value, most) ? cap : text',
    'exceeds(value, most) ? text : text',
    'tests/core',
  ],
  [
    'checks in the wrong order',
    'core/address/address.ts',
    "'name', 'phoneNumber', 'email'",
    "'name', 'email', 'phoneNumber'",
    'tests/core',
  ],
  [
    'a code compared loosely',
    'adapters/gateway/envelope.ts',
    "typeof code === 'number' ? { code, data }",
    'code !== undefined ? { code: Number(code), data }',
    'tests/adapters',
  ],
  [
    'a guard removed',
    'core/screens/product-flow.ts',
    " && state.buying.kind === 'idle'",
    '',
    'tests/core tests/faults/races tests/faults/any-screen',
  ],
  [
    'a phone from before the program handed over twice',
    'adapters/gateway/preload.ts',
    '      left = null;\n',
    '',
    'tests/adapters',
  ],
  [
    'padding unchecked',
    'adapters/gateway/ciphers/crypto-js.ts',
    ' && bytes.subarray(-count).every((byte) => byte === count)',
    '',
    'tests/adapters',
  ],
  [
    'a command repeated',
    'adapters/gateway/http-exchange.ts',
    'isQuestion ? RETRY_PAUSES_MS : []',
    'RETRY_PAUSES_MS',
    'tests/adapters',
  ],
  [
    "another shopper's order shown",
    'adapters/sandbox/lending/account.ts',
    'order !== null && order.shopper === token',
    'order !== null',
    'tests/adapters',
  ],
  [
    'stock not taken',
    'adapters/sandbox/lending/orders.ts',
    '  changeStock(tx, good.skuCode, -1);',
    '',
    'tests/adapters',
  ],
  [
    'late answers kept',
    'core/lib/visit.ts',
    'return () => isOpen && mine === visit;',
    'return () => true;',
    'tests/core tests/faults/races tests/faults/any-screen',
  ],
  [
    'answered before it is stored',
    'adapters/sandbox/ledger/sqlite-ledger.ts',
    'for (const { kind, key, json } of done.value.changes) upsert.run(kind, key, json);',
    'setTimeout(() => { for (const { kind, key, json } of done.value.changes) upsert.run(kind, key, json); }, 5);',
    'tests/adapters/ledgers',
  ],
  [
    'credit shown where it is not',
    'core/purchase/bnpl-availability.ts',
    "blocked('underReview', 'bnplUnderReview')",
    "blocked('underReview', 'bnplUnderReview', true)",
    'tests/core',
  ],
  [
    'the wrong rate used',
    'core/loan/loan-figures.ts',
    'charge(terms.penaltyRate, terms.overdueDays)',
    'charge(terms.rate, terms.overdueDays)',
    'tests/core',
  ],
  [
    'text lost on a refusal',
    'core/screens/complaint.ts',
    "'unknown' : 'failed', draft }",
    "'unknown' : 'failed', draft: EMPTY }",
    'tests/core',
  ],
  [
    'a second Continue on the way out',
    'core/screens/cart.ts',
    'visit.untilEnd(clock.after(LEAVING_MS, free))',
    'free()',
    'tests/core tests/faults/races',
  ],
  [
    'a switch that never ends',
    'core/screens/cart.ts',
    "if (purchase?.kind !== 'done') return free();",
    "if (purchase?.kind !== 'done') return;",
    'tests/core tests/faults/races tests/faults/any-screen',
  ],
  [
    'any address followed from the hash',
    'core/routes/site-pages.ts',
    'placeAt(path, () => null) === null ? null : path',
    "path.startsWith('/') ? path : null",
    'tests/core',
  ],
  [
    'a stranger’s message taken',
    'adapters/host-app/transports.ts',
    'event.origin === origin && event.source === (page.parent as unknown)',
    'event.source !== null',
    'tests/adapters',
  ],
  [
    'no deadline',
    'adapters/gateway/http-exchange.ts',
    '() => controller.abort());',
    '() => undefined);',
    'tests/faults/wire',
  ],
  [
    'a redirect followed',
    'adapters/gateway/post-options.ts',
    "redirect: 'error'",
    "redirect: 'follow'",
    'tests/faults/wire',
  ],
  [
    'any status taken for an answer',
    'adapters/gateway/http-exchange.ts',
    'response.status !== 200',
    'response.status >= 600',
    'tests/faults/wire',
  ],
  [
    'remembered before it is stored',
    'adapters/sandbox/ledger/sqlite-ledger.ts',
    'for (const { reject } of jobs) reject(error);',
    'for (const job of jobs) job.run()();\n      void error;',
    'tests/adapters/ledgers tests/faults/server',
  ],
  [
    'bodies of any size',
    'adapters/sandbox/http/gateway-handler.ts',
    'if (size > BODY_MAX_BYTES) return null;',
    '',
    'tests/faults/server',
  ],
  [
    'plain forms taken',
    'adapters/sandbox/http/gateway-handler.ts',
    'if (!isJson || request.headers.source !== source)',
    'if (request.headers.source === null)',
    'tests/faults/wire',
  ],
  [
    'a second refund paid',
    'adapters/sandbox/calls/refund.ts',
    "can('refund', order)",
    "order.status !== 'underReview'",
    'tests/adapters',
  ],
  ['faults always on', 'adapters/server/settings.ts', "env['FAULTS'] === 'on'", 'true', 'tests/server'],
  [
    'a damaged store opened',
    'adapters/sandbox/ledger/sqlite-ledger.ts',
    "if (damage?.quick_check !== 'ok') throw new Error('the file is damaged');",
    'void damage;',
    'tests/server',
  ],
  [
    'a paste cut in silence',
    'core/lib/truncate.ts',
    'isCut: text.length > most',
    'isCut: text.length > most + 9',
    'tests/faults/values',
  ],
  [
    'a picture from anywhere',
    'adapters/gateway/wire/is-picture.ts',
    "new URL(text).protocol === 'https:'",
    "new URL(text).protocol !== ''",
    'tests/faults/values',
  ],
  [
    'the shopper before remembered',
    'core/session/session.ts',
    'for (const key of SHOPPERS_OWN) session.remove(key);',
    "session.remove('poi');",
    'tests/core',
  ],
  [
    'the token on the console',
    'adapters/gateway/http-transport.ts',
    "if (identity === null) return none('noSession', false);",
    "if (identity === null) return none('noSession', false);\n      console.log(identity.token);",
    'tests/browser/canaries',
  ],
  [
    'a complaint kept after it was sent',
    'core/screens/complaint.ts',
    "session.remove('draft:complaint');",
    '',
    'tests/browser/canaries',
  ],
  [
    'text set as markup',
    'ui/shop/pages/product.tsx',
    '<bdi>{product.productName}</bdi>',
    '<bdi dangerouslySetInnerHTML={{ __html: product.productName }} />',
    'tests/browser/hostile',
  ],
  [
    'a program lost without a word',
    'ui/shop/boot/main.tsx',
    'void start().catch(showBroken);',
    'void start().catch(() => undefined);',
    'tests/browser/missing-code',
  ],
];

ensureInstalled();
let caught = 0;
for (const [name, path, from, to, tests] of BUGS) {
  const file = join(root, path);
  const sound = readFileSync(file, 'utf8');
  if (sound.split(from).length !== 2) throw new Error(`'${name}' no longer fits ${path}`);
  try {
    writeFileSync(
      file,
      sound.replace(from, () => to),
    );
    // The server's tests start what is compiled.
    if (tests === 'tests/server') spawnSync(bin('tsc'), ['-b'], { cwd: root, stdio: 'ignore' });
    const isBrowser = tests.startsWith('tests/browser/');
    if (isBrowser) await makeSite('sandbox');
    const args = [
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      isBrowser ? 'browser' : 'core',
      '--bail',
      '1',
      '--reporter',
      'dot',
      ...tests.split(' '),
    ];
    const { status } = spawnSync(bin('vitest'), args, { cwd: root, stdio: 'ignore' });
    if (status !== 0) caught += 1;
    process.stdout.write(`${status === 0 ? 'MISSED' : 'caught'}  ${name}\n`);
  } finally {
    writeFileSync(file, sound);
  }
}
spawnSync(bin('tsc'), ['-b'], { cwd: root, stdio: 'ignore' });
await makeSite('sandbox');
process.stdout.write(`${caught} of ${BUGS.length} planted bugs caught\n`);
process.exitCode = caught === BUGS.length ? 0 : 1;
