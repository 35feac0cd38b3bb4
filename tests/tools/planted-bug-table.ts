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
    name: 'off by one in a range',
    file: 'core/number-check/official-numbers.ts',
    from: "from: '632'",
    to: "from: '633'",
    tests: ['tests/core'],
  },
  {
    name: 'a cap missing',
    file: 'core/loan/loan-input.ts',
    from: 'exceeds(value, most) ? cap : text',
    to: 'exceeds(value, most) ? text : text',
    tests: ['tests/core'],
  },
  {
    name: 'checks in the wrong order',
    file: 'core/address/address.ts',
    from: "'name', 'phoneNumber', 'email'",
    to: "'name', 'email', 'phoneNumber'",
    tests: ['tests/core'],
  },
  {
    name: 'a code compared loosely',
    file: 'adapters/gateway/http-transport.ts',
    from: 'code: v.number(), data',
    to: 'code: v.pipe(v.any(), v.transform(Number)), data',
    tests: ['tests/adapters'],
  },
  {
    name: 'a guard removed',
    file: 'core/screens/product.ts',
    from: "now.buying.kind !== 'idle' || ",
    to: '',
    tests: ['tests/core', 'tests/faults/races', 'tests/faults/any-screen'],
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
    file: 'adapters/sandbox/account.ts',
    from: 'order !== null && order.shopper === token',
    to: 'order !== null',
    tests: ['tests/adapters'],
  },
  {
    name: 'stock not taken',
    file: 'adapters/sandbox/orders.ts',
    from: '  changeStock(tx, good.skuCode, -1);',
    to: '',
    tests: ['tests/adapters'],
  },
  {
    name: 'late answers kept',
    file: 'core/lib/visit.ts',
    from: 'return () => isOpen && mine === visit;',
    to: 'return () => true;',
    tests: ['tests/core', 'tests/faults/races', 'tests/faults/any-screen'],
  },
  {
    name: 'answered before it is stored',
    file: 'adapters/sandbox/sqlite-ledger.ts',
    from: 'commit: (entries) => commit(entries),',
    to: 'commit: (entries) => void setTimeout(() => commit(entries), 5),',
    tests: ['tests/adapters'],
  },
  {
    name: 'credit shown where it is not',
    file: 'core/purchase/bnpl-availability.ts',
    from: "blocked('underReview', 'bnplUnderReview')",
    to: "blocked('underReview', 'bnplUnderReview', true)",
    tests: ['tests/core'],
  },
  {
    name: 'the wrong rate used',
    file: 'core/loan/loan-figures.ts',
    from: 'charge(terms.penaltyRate, terms.overdueDays)',
    to: 'charge(terms.rate, terms.overdueDays)',
    tests: ['tests/core'],
  },
  {
    name: 'text lost on a refusal',
    file: 'core/screens/complaint.ts',
    from: "'unknown' : 'failed', draft }",
    to: "'unknown' : 'failed', draft: EMPTY }",
    tests: ['tests/core'],
  },
  {
    name: 'a second Continue on the way out',
    file: 'core/screens/cart.ts',
    from: 'visit.untilEnd(clock.after(LEAVING_MS, free))',
    to: 'free()',
    tests: ['tests/core', 'tests/faults/races'],
  },
  {
    name: 'a switch that never ends',
    file: 'core/screens/cart.ts',
    from: "if (purchase?.kind !== 'done') return free();",
    to: "if (purchase?.kind !== 'done') return;",
    tests: ['tests/core', 'tests/faults/races', 'tests/faults/any-screen'],
  },
  {
    name: 'any address followed from the hash',
    file: 'core/routes/site-pages.ts',
    from: 'placeAt(path, () => null) === null ? null : path',
    to: "path.startsWith('/') ? path : null",
    tests: ['tests/core'],
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
    file: 'adapters/sandbox/records.ts',
    from: `      if (entries.length > 0) ledger.commit(entries);
      for (const entry of entries) apply(entry);`,
    to: `      for (const entry of entries) apply(entry);
      if (entries.length > 0) ledger.commit(entries);`,
    tests: ['tests/faults/server'],
  },
  {
    name: 'bodies of any size',
    file: 'adapters/sandbox/http-face.ts',
    from: 'if (size > BODY_MAX_BYTES) return null;',
    to: '',
    tests: ['tests/faults/server'],
  },
  {
    name: 'plain forms taken',
    file: 'adapters/sandbox/http-face.ts',
    from: 'if (!isJson || request.headers.source !== source)',
    to: 'if (request.headers.source === null)',
    tests: ['tests/faults/wire'],
  },
  {
    name: 'a second refund paid',
    file: 'adapters/sandbox/calls/refund.ts',
    from: 'order.status === 2 || order.status === 3',
    to: 'order.status < 8',
    tests: ['tests/adapters'],
  },
  {
    name: 'faults always on',
    file: 'adapters/server/settings.ts',
    from: "env['FAULTS'] === 'on'",
    to: 'true',
    tests: ['tests/adapters/server'],
  },
  {
    name: 'a damaged store opened',
    file: 'adapters/sandbox/sqlite-ledger.ts',
    from: "if (damage?.quick_check !== 'ok') throw new Error('the file is damaged');",
    to: 'void damage;',
    tests: ['tests/adapters/server'],
  },
  {
    name: 'a paste cut in silence',
    file: 'core/lib/truncate.ts',
    from: 'isCut: text.length > most',
    to: 'isCut: text.length > most + 9',
    tests: ['tests/faults/values'],
  },
  {
    name: 'a picture from anywhere',
    file: 'adapters/gateway/wire/is-picture.ts',
    from: "new URL(text).protocol === 'https:'",
    to: "new URL(text).protocol !== ''",
    tests: ['tests/faults/values'],
  },
  {
    name: 'the shopper before remembered',
    file: 'core/session/session.ts',
    from: 'for (const key of SHOPPERS_OWN) session.remove(key);',
    to: "session.remove('poi');",
    tests: ['tests/core'],
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
    name: 'a complaint kept after it was sent',
    file: 'core/screens/complaint.ts',
    from: "session.remove('draft:complaint');",
    to: '',
    tests: ['tests/browser/canaries'],
  },
  {
    name: 'text set as markup',
    file: 'ui/shop/pages/product.tsx',
    from: '<bdi>{product.productName}</bdi>',
    to: '<bdi dangerouslySetInnerHTML={{ __html: product.productName }} />',
    tests: ['tests/browser/hostile'],
  },
  {
    name: 'a program lost without a word',
    file: 'ui/shop/boot/main.tsx',
    from: 'void start().catch(showBroken);',
    to: 'void start().catch(() => undefined);',
    tests: ['tests/browser/missing-code'],
  },
];
