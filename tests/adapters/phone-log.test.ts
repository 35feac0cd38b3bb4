import { describe, expect, it } from 'vitest';
import { createPhoneLog } from '#adapters/host-app/phone-log.ts';

/** A log of a device whose clock goes a millisecond with each look. */
function openLog() {
  let time = 1_000;
  return createPhoneLog(() => (time += 1));
}

describe('the log of a simulated phone', () => {
  it('says newest first when, which way and what; an answer stands on the line of its request', () => {
    const log = openLog();
    log.add({ way: 'page', name: 'getToken', params: {} }, 1);
    log.add({ way: 'page', name: 'speak', params: { text: 'Rs. 1' } }, 2);
    log.sent({ jsonrpc: '2.0', id: 2, error: { code: -32601 } });
    log.add({ way: 'app', name: 'refresh the cart' });
    log.sent({ jsonrpc: '2.0', id: 1, result: 'abc' });
    // None of these is an answer.
    for (const other of [null, 'text', [], {}, { id: '1', result: 1 }, { id: 9, result: 1 }, { method: 'refreshCart' }])
      log.sent(other);
    expect(log.lines.getSnapshot()).toEqual([
      { id: 3, at: 1_003, way: 'app', name: 'refresh the cart', params: null, answer: null },
      { id: 2, at: 1_002, way: 'page', name: 'speak', params: { text: 'Rs. 1' }, answer: { error: -32601 } },
      { id: 1, at: 1_001, way: 'page', name: 'getToken', params: {}, answer: { result: 'abc' } },
    ]);
  });
});
