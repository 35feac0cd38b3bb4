import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import type { Decoder } from '#adapters/gateway/decoder.ts';
import { createSealedQuery, PAYLOAD_MAX_CHARACTERS } from '#adapters/gateway/sealed-query.ts';
import { id, picture } from '#adapters/gateway/wire/fields.ts';
import { complaintAnswer } from '#adapters/gateway/wire/file-complaint.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { orderId } from '#core/lib/ids.ts';
import { hostileAnswer, hostileValue } from '../../arbitraries/wire-answer.ts';
import { must } from '../../support/runs.ts';
import { keepTally } from '../tally.ts';

const tally = keepTally('core', 'hostile values of the wire');
const cipher = createWebCryptoCipher('sandbox-secret');

describe('reliability, rows of the wire', { timeout: 300_000 }, () => {
  it('row 10 no payload over 8,000 characters ever leaves, and no short one is held back', async () => {
    const identity = { token: 'sandbox-token', parameters: {} };
    await tally.prove(
      '10 a payload that is too long',
      [200, 20_000],
      fc.asyncProperty(fc.integer({ min: 0, max: 9000 }), async (length) => {
        const request = await createSealedQuery(cipher).write('asaan', identity, { addr: 'x'.repeat(length) });
        // Base64 makes four characters of three, and escapes some of them.
        if (request === 'tooLong') must(length > PAYLOAD_MAX_CHARACTERS / 2);
        else
          must(
            typeof request !== 'string' &&
              (/^\?data=([^&]*)&source=asaan$/.exec(request.query)?.[1] ?? '').length <= PAYLOAD_MAX_CHARACTERS &&
              length < 6000,
          );
      }),
    );
  });

  it('row 12 nothing of an altered ciphertext is ever used: each cut, each bit, any key', async () => {
    const json = '{"code":0,"token":"sandbox-token","name":"عائشہ"}';
    const bytes = Buffer.from(await cipher.encrypt(json), 'base64');
    const isRefused = async (altered: Uint8Array, other = cipher): Promise<void> =>
      must(!isJson(await other.decrypt(Buffer.from(altered).toString('base64'))));
    await tally.survive('12 cut at every byte', bytes.length, async () => {
      for (let length = 0; length < bytes.length; length += 1) await isRefused(bytes.subarray(0, length));
    });
    await tally.survive('12 every bit turned', bytes.length * 8, async () => {
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const altered = Uint8Array.from(bytes);
        altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        await isRefused(altered);
      }
    });
    await tally.prove(
      '12 another key',
      [500, 50_000],
      fc.asyncProperty(fc.string({ minLength: 1 }), async (secret) => {
        fc.pre(secret !== 'sandbox-secret');
        await isRefused(bytes, createWebCryptoCipher(secret));
      }),
    );
  });

  it('row 13 decoders are always total: any JSON is read or refused', async () => {
    const answers = [...Object.values(WIRE_CALLS).map(({ answer }) => answer), complaintAnswer];
    await tally.prove(
      '13 any JSON for an answer',
      [5000, 200_000],
      fc.property(fc.constantFrom<Decoder<unknown>>(...answers), fc.jsonValue(), (answer, json) => {
        // One that throws fails the property.
        answer(json);
      }),
    );
  });

  it.each(Object.values(WIRE_CALLS).map((each) => [each.call, each] as const))(
    'rows 13, 17 %s never lets a hostile field in, nor touches a prototype',
    async (call, { answer }) => {
      await tally.prove(
        '17 one hostile field in a good answer',
        [500, 10_000],
        fc.property(hostileAnswer(call), (json) => {
          const read: unknown = answer(json);
          must(!('polluted' in {}));
          if (read === undefined) return;
          JSON.stringify(read, (key, each: unknown) => {
            must(key !== '__proto__' && (typeof each !== 'number' || (Number.isFinite(each) && each >= 0)));
            return each;
          });
        }),
      );
    },
  );

  it('row 18, Q65 an id goes back digit for digit, or is refused', async () => {
    await tally.prove(
      '18 ids of any size and type',
      [500, 100_000],
      fc.property(fc.oneof(fc.string(), fc.double(), fc.maxSafeInteger(), hostileValue()), (value) => {
        const read = id(orderId)(value);
        const isExact = (typeof value === 'string' && value !== '') || Number.isSafeInteger(value);
        must(read === (isExact ? String(value) : undefined));
      }),
    );
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'http://evil.example/x.png',
    'intent://scan',
    'blob:https://x',
    ' /x.png',
    '',
  ])('row 46 shows no picture from %s', async (url) => {
    await tally.survive('46 a dangerous address of a picture', 1, () => expect(picture(url)).toBeNull());
  });
  it.each(['/gateway/pictures/a/b/back.svg', 'https://cdn.example/x.webp'])('row 46 shows a picture from %s', (url) => {
    expect(picture(url)).toBe(url);
  });

  it('row 46 whatever is shown as a picture is always on the own origin or behind TLS', async () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      'https',
      'http',
      'javascript',
      'data',
      '@',
      '\t',
      '\n',
      'evil.example',
      '%2f',
      '.',
      'x.png',
      ' ',
    );
    await tally.prove(
      '46 a dangerous address of a picture',
      [5000, 200_000],
      fc.property(
        fc.array(part, { maxLength: 7 }).map((parts) => parts.join('')),
        (url) => {
          if (picture(url) === null) return;
          const { origin, protocol } = new URL(url, 'http://own.example/bnpl/');
          must(protocol === 'https:' || origin === 'http://own.example');
        },
      ),
    );
  });
});

// Helpers

function isJson(text: string | null): boolean {
  if (text === null) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
