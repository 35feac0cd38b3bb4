/**
 * What each test that SECURITY.md cites asserts of its claim, in the test's own words: `file#title`, as the document has them.
 * Whoever takes the assertion out, or puts another in its place, has to look at the claim.
 */
export const CLAIMED_ASSERTIONS: Readonly<Record<string, readonly string[]>> = {
  'adapters/bridge.test.ts#reliability row 36: a page that strangers frame finds no host': [
    'expect(findTransport(page, false)).toBeNull()',
    "expect(heard).toEqual(['the simulator’s'])",
  ],
  'adapters/decoder-properties.test.ts#R71 decoders are always total on hostile JSON': ['fc.assert('],
  'adapters/http-transport.test.ts#never sends a command twice, and calls its outcome unknown': [
    "toEqual({ kind: 'unknown', reason: 'unreachable' })",
    'expect(hits()).toBe(1)',
  ],
  'adapters/server/behind-nginx.test.ts#is no way to play the seller, to arm a fault or to see the counts': [
    "post(at(way, '/gateway/__sandbox'), { action: 'count' }, headers)).status).toBe(401)",
    "post(at(way, '/__faults'), { path: '*', fault: 'drop' }, headers)).status).toBe(401)",
    "fetch(at(way, '/metrics'), { headers })).status).toBe(404)",
  ],
  'adapters/server/behind-nginx.test.ts#is told apart from the clients behind it': [
    'expect(statuses).toEqual([200, 200, 429])',
  ],
  'adapters/server/client.test.ts#is what our own proxy saw, and never what stands before it': [
    'fc.assert(',
    "expect(named('127.0.0.1', header)).toBe(seen)",
  ],
  'adapters/server/cross-origin.test.ts#answers what a browser asks beforehand, for an origin on its list': [
    "expect(await answerTo('OPTIONS', COMPLAINT, SITE)).toEqual([",
  ],
  'adapters/server/headers.test.ts#of a public page, which lets in just its own script': ['expect(policy).toBe('],
  'adapters/server/headers.test.ts#of the shop, which brings nothing inside': [
    "require-trusted-types-for 'script'; trusted-types 'none'",
    "frame-ancestors 'none'",
  ],
  'adapters/server/rate-limits.test.ts#of a complaint is refused with 429 and the seconds to wait': [
    "toEqual({ kind: 'failed', reason: 'limited', waitSeconds: 30 })",
    'stored: { complaints: 3 }',
  ],
  'adapters/server/rate-limits.test.ts#of buying is refused to that shopper alone': [
    "toEqual({ kind: 'failed', reason: 'limited', waitSeconds: 20 })",
    "expect((await buy('sandbox-token-2', 'x')).kind).toBe('refused')",
  ],
  'adapters/server/recipes.test.ts#answers every address as our server does, by status, headers and content': [
    'toEqual({ question, ...seen(own) })',
    "'content-security-policy'",
  ],
  'adapters/server/refused-requests.test.ts#is answered with every security header, once': [
    'expect(sent.filter((each) => each.startsWith(`${name}:`))).toEqual([`${name}: ${value.toLowerCase()}`])',
  ],
  'adapters/server/request-log.test.ts#has one line for each request, under the name that its answer carries': [
    "headers.get('x-request-id')",
    "['time', 'level', 'id', 'method', 'path', 'status', 'ms', 'bytes']",
  ],
  'adapters/server/request-log.test.ts#names an error with where it came from': ["toContain('logged-server.ts')"],
  'adapters/server/request-log.test.ts#says no word of what was typed, of a token or of an order': [
    'expect(all).not.toContain(canary)',
    'expect(all).not.toMatch(/\\?|data=|Bearer/)',
  ],
  'adapters/server/token-bucket.test.ts#never lets more through in any stretch of time': [
    'toBeLessThanOrEqual(own.burst + (to - from) / own.everyMs',
  ],
  'adapters/server/upstreams.test.ts#hands on what pages post to a path of the site, and not who sends it': [
    "expect(Object.entries(heard).filter(([each]) => !way.has(each))).toEqual([['content-type', 'text/plain']])",
  ],
  'architecture/library.test.ts#Q67 holds nothing of the sandbox': ['expect(all).not.toContain(word)'],
  'architecture/library.test.ts#holds no markup that is set as text': [
    'expect(all).not.toMatch(/dangerouslySetInnerHTML:\\s*\\{/)',
  ],
  'architecture/supply-chain.test.ts#is named by its content, comes from the registry, and runs nothing when it is installed':
    ["integrity?.startsWith('sha512-')", 'hasInstallScript === true'],
  'browser/canaries.test.ts#in the shop: token, secret, and the address once it is saved': [
    'expect([name, seen]).toEqual([name, []])',
  ],
  'browser/eyes.test.ts#is told of: an inlined script that the policy refused before the program ran': [
    "directive: 'script-src-elem', blocked: 'inline'",
    'not.toContain(TYPED)',
  ],
  'browser/eyes.test.ts#is told of: code that throws, a promise that nobody awaits, what the policy refuses': [
    'not.toMatch(/canary|9994443/)',
  ],
  'browser/hostile.test.ts#$state asks nobody for $url': ['expect([await ran(), elsewhere]).toEqual([undefined, []])'],
  'browser/hostile.test.ts#$state shows $first as it stands': ['expect([await ran(), wrong]).toEqual([undefined, []])'],
  'browser/limits.test.ts#says how long to wait, and keeps what was typed': [
    'expect(shown).toContain(text.limited({ wait }))',
    'inputValue()))).toEqual(TYPED)',
  ],
  'browser/missing-code.test.ts#where it stays away the page says so, in both languages': ['toContain(words)'],
  'browser/site/offline.test.ts#the number check and the calculator work without a network': [
    'setOffline(true)',
    'fromServiceWorker()).toBe(true)',
  ],
  'core/rules/number-check/check-number.test.ts#Q12 never gives a verdict about less than was entered': [
    "expect(checkNumber(number + more).status).toBe('unofficial')",
  ],
  'core/rules/safety/payment-advice.test.ts#advice follows from the answers as the text says': [
    'toBe(expected)',
    "isScam ? 'dontPay'",
  ],
  'core/rules/session/drafts.test.ts#always erases a draft within a minute after its day': [
    'fc.assert(',
    'toEqual([false, [',
  ],
  'core/rules/session/drafts.test.ts#is always counted from its last change': ['fc.assert(', 'age <= 86_400_000'],
  'core/rules/session/session.test.ts#reliability row 22 another shopper finds nothing of the one before': [
    'toEqual(Array(4).fill(null))',
  ],
  'faults/server.test.ts#row 51 oversized bodies, bad lengths': ['[200, 400, 413, 431].includes(status)'],
  'faults/server.test.ts#row 56 no trick of a path leads to a file outside the site, and no odd method does anything': [
    '[400, 404, 405].includes(status)',
    '[400, 405].includes(status)',
  ],
  'faults/slow-clients.test.ts#row 67 crowds that say nothing, trickle or never read are closed or served': [
    'expect(took).toBeLessThan(CLOSED_MS)',
    'CLOSED_MS = 12_000',
    'isFull ? 1000',
  ],
  'faults/strangers.test.ts#row 67 none who comes': [
    'expect(status).toBe(401)',
    'expect(server.faults.armed()).toEqual([])',
  ],
  'faults/strangers.test.ts#row 67 none who names two hosts, or none': ['expect(status).toBe(400)'],
  'faults/wire.test.ts#row 21 another shopper’s order is, byte for byte, one that does not exist': [
    'expect(answers[1]).toBe(answers[0])',
  ],
  'faults/wire.test.ts#row 55 of 64 at once, one takes effect': ['expect(await staged.effects()).toBe(1)'],
  'faults/wire.test.ts#row 57 no other origin, no form and no plain link makes anything happen': [
    "headers.get('access-control-allow-origin')).toBeNull()",
    'expect(await staged.effects()).toBe(before)',
  ],
};
