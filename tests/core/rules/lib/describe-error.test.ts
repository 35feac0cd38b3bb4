import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeBlocked, describeError } from '#core/lib/describe-error.ts';

const OURS = ['shop-Ab12Cd34.js:1:2345', 'product-x_Y-9876.js:12:1'];

/** An error as a browser makes it: name, message, then the calls. */
function thrown(message: string, places: readonly string[], name = 'TypeError'): Error {
  const head = message === '' ? name : `${name}: ${message}`;
  const stack = [head, ...places.map((place) => `    at load (https://shop.example/assets/${place})`)];
  return Object.assign(new Error(message), { name, stack: stack.join('\n') });
}

describe('an error that is told', () => {
  it('is its class and the places in our own files, and never holds anything of its message, whatever a person typed into it', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('03001234567', 'Ayesha Khan', 'a\n    at /assets/Ayesha.js:1:1', '/assets/03001234567.js:1:1'),
      // Parts of the places themselves.
      fc.constantFrom('s', '1', ':', '/', '.js:1', 'shop', 'https://shop.example'),
    );
    fc.assert(
      fc.property(typed, fc.subarray(OURS), (message, places) => {
        expect(describeError(thrown(message, places))).toEqual({ name: 'TypeError', at: places });
      }),
      { examples: [['', OURS]] },
    );
  });

  it('has its places in WebKit too, whose stacks have no message, and none where the head is another message', () => {
    const calls = OURS.map((place) => `load@https://shop.example/assets/${place}`).join('\n');
    for (const message of ['x is not a function', 's', '', 'x'.repeat(200)]) {
      expect(describeError(Object.assign(new TypeError(message), { stack: calls })).at).toEqual(OURS);
    }
    for (const typed of ['', 'Ayesha\n', 'a@http://b', 'Ayesha\na@http://b']) {
      const changed = Object.assign(thrown(`${typed}/assets/03001234567.js:1:1`, OURS), { message: 'changed' });
      expect([typed, describeError(changed).at]).toEqual([typed, []]);
    }
  });

  it('has a class that code can have: a name that holds anything else is none', () => {
    for (const name of ['Ayesha Khan', '03001234567', 'a@b.pk', '', 'X'.repeat(60)]) {
      expect(describeError(thrown('', [], name)).name).toBe('Error');
    }
  });

  it('tells of five places at most, and of what is no error its type alone', () => {
    const places = Array.from({ length: 50 }, (_, at) => `shop-Ab12Cd34.js:1:${at}`);
    expect(describeError(thrown('deep', places)).at).toEqual(places.slice(0, 5));
    for (const stack of [undefined, null, 7]) {
      expect(describeError(Object.assign(new RangeError('x'), { stack }))).toEqual({ name: 'RangeError', at: [] });
    }
    for (const value of ['03001234567', null, undefined, 7, { name: 'Ayesha' }]) {
      expect(describeError(value)).toEqual({ name: typeof value, at: [] });
    }
  });
});

describe('what the policy refused', () => {
  it.each([
    ['https://evil.example/x?name=Ayesha#y', 'https://evil.example'],
    ['http://127.0.0.1:8080/a/b', 'http://127.0.0.1:8080'],
    ['trusted-types-sink', 'trusted-types-sink'],
  ])('%s is told as %s', (blocked, told) => expect(describeBlocked(blocked)).toBe(told));

  it.each(['0300 1234567', '0300-inline', 'inline 0300', '0300 https://evil.example', '1https://evil.example', ''])(
    '%j is told as something other',
    (blocked) => expect(describeBlocked(blocked)).toBe('other'),
  );
});
