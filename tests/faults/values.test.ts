import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import type { Decoder } from '#adapters/gateway/decoder.ts';
import { PAYLOAD_MAX_CHARACTERS, sealedQuery } from '#adapters/gateway/sealed-query.ts';
import { id, picture } from '#adapters/gateway/wire/fields.ts';
import { complaintAnswer } from '#adapters/gateway/wire/file-complaint.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { fitAddressField, isEmail } from '#core/address/address.ts';
import { fitMobile } from '#core/complaint/complaint.ts';
import { orderId } from '#core/lib/ids.ts';
import { paisaFromRupees } from '#core/lib/money.ts';
import { joinsDigits, type Truncated, truncate } from '#core/lib/truncate.ts';
import { costByDay } from '#core/loan/cost-by-day.ts';
import { calculateLoan, fitLoanField, LOAN_FIELDS, type LoanInput } from '#core/loan/loan-input.ts';
import { readNumber } from '#core/number-check/read-number.ts';
import { orderInHand } from '#core/session/order-in-hand.ts';
import { riskWarning } from '#core/session/risk-notice.ts';
import { readDraft, storedLanguage } from '#core/session/session.ts';
import { english } from '#core/text/catalogue.ts';
import { formatAmount, formatInstant, isolatedRuns, parseInstant } from '#core/text/format.ts';
import { presaleText } from '#core/text/presale.ts';
import { hostileAnswer, hostileValue } from '../arbitraries/wire-answer.ts';
import { must } from '../support/runs.ts';
import { isFull, keepTally } from './tally.ts';

const tally = keepTally('core', 'hostile values');
const cipher = createWebCryptoCipher('sandbox-secret');

/** Every field that takes digits, by what it makes of a text. */
const DIGIT_FIELDS: Readonly<Record<string, (text: string) => Truncated>> = {
  'number check': (text) => ({ text: readNumber(text).digits, isTruncated: !readNumber(text).isWhole }),
  complaint: fitMobile,
  'address phone': (text) => fitAddressField('phoneNumber', text),
  ...Object.fromEntries(LOAN_FIELDS.map((field) => [field, (text: string) => fitLoanField(field, text)])),
};
const digitField = fc.constantFrom(...Object.entries(DIGIT_FIELDS));

describe('reliability, rows of the wire', { timeout: 300_000 }, () => {
  it('row 10 no payload over 8,000 characters ever leaves, and no short one is held back', async () => {
    const identity = { token: 'sandbox-token', parameters: {} };
    await tally.prove(
      '10 a payload that is too long',
      [200, 20_000],
      fc.asyncProperty(fc.integer({ min: 0, max: 9000 }), async (length) => {
        const query = await sealedQuery({ cipher, source: 'asaan' }, identity, { addr: 'x'.repeat(length) });
        // Base64 makes four characters of three, and escapes some of them.
        if (query === null) must(length > PAYLOAD_MAX_CHARACTERS / 2);
        else
          must(
            (/^data=([^&]*)&source=asaan$/.exec(query)?.[1] ?? '').length <= PAYLOAD_MAX_CHARACTERS && length < 6000,
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

describe('reliability, rows of storage and clock', { timeout: 300_000 }, () => {
  it('row 31 foreign values are never a language, an order with blanks in it, a seen dialog or a draft', async () => {
    const fields = ['name', 'mobile', 'problem'] as const;
    await tally.prove(
      '31 foreign values in the session',
      [1000, 100_000],
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (foreign) => {
        const session = createMemorySession({
          language: foreign,
          poi: foreign,
          'riskSeen:en': foreign,
          'draft:complaint': foreign,
        });
        must(storedLanguage(session) === (foreign === 'en' || foreign === 'ur' ? foreign : null));
        must(/^[^\s\p{C}]{1,128}$/u.test(orderInHand(session) ?? 'x'));
        must(riskWarning(session, 'en', 1280) === (foreign === '1' ? 'none' : 'dialog'));
        const draft = readDraft(session, 'draft:complaint', fields);
        must(draft === null || fields.every((field) => typeof draft[field] === 'string'));
      }),
    );
  });

  it('row 38 an instant is the same text in every zone, also where a clock jumps, and in the summer of 2009', async () => {
    const ZONES = ['Pacific/Kiritimati', 'America/New_York', 'Europe/London', 'Asia/Karachi'];
    const HOUR = 3_600_000;
    const jumps = [
      Date.UTC(2026, 2, 8, 7),
      Date.UTC(2026, 10, 1, 6),
      Date.UTC(2026, 2, 29, 1),
      Date.UTC(2026, 9, 25, 1),
    ];
    const instants = [
      ...jumps.flatMap((jump) => Array.from({ length: 8 }, (_, at) => [jump + (at - 4) * (HOUR / 4), 5] as const)),
      ...Array.from({ length: 8 }, (_, at) => [Date.UTC(2009, 5 + (at % 4), 3 + at, at * 3), 6] as const),
    ];
    const before = process.env['TZ'];
    try {
      for (const zone of ZONES) {
        process.env['TZ'] = zone;
        await tally.survive('38 zones and summer time', instants.length, () => {
          for (const [instant, ahead] of instants) {
            const there = new Date(instant + ahead * HOUR).toISOString();
            expect([zone, formatInstant(instant)]).toEqual([zone, `${there.slice(0, 10)} ${there.slice(11, 16)}`]);
          }
        });
      }
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it('row 39 no impossible time is ever read or written', async () => {
    await tally.prove(
      '39 impossible times',
      [2000, 100_000],
      fc.property(fc.oneof(fc.double(), fc.integer(), fc.string(), fc.date().map(String)), (time) => {
        const instant = parseInstant(time);
        must(instant === null || (Number.isFinite(instant) && instant > 0));
        for (const each of typeof time === 'number' ? [time, instant] : [instant]) {
          const shown = `${each === null ? '' : formatInstant(each)} ${presaleText(each, english)}`;
          must(!/NaN|Invalid|undefined/.test(shown));
        }
      }),
    );
  });
});

describe('reliability, rows of input', { timeout: 300_000 }, () => {
  const ODD = [
    '0',
    '-1',
    '-0',
    'NaN',
    'Infinity',
    '1e5',
    '1E-7',
    '0x10',
    '9'.repeat(400),
    '.',
    '0..1',
    '١٢',
    '1,000',
    '٫5',
    '½',
    '１２',
  ];
  const odd = fc.oneof(fc.constantFrom(...ODD), fc.double().map(String), fc.string());

  it('row 40 no odd number ever shows as one: no NaN, no ∞, no exponent, nothing below zero', async () => {
    const input = fc
      .tuple(odd, odd, odd, odd, odd)
      .map(
        (texts) =>
          Object.fromEntries(
            LOAN_FIELDS.map((field, at) => [field, fitLoanField(field, texts[at] ?? '').text]),
          ) as LoanInput,
      );
    await tally.prove(
      '40 odd numbers',
      [5000, 300_000],
      fc.property(input, odd, (typed, sent) => {
        const paisa = [paisaFromRupees(sent), ...costByDay(typed).map(({ owed }) => owed)];
        const result = calculateLoan(typed);
        if (result.kind === 'figures') paisa.push(...Object.values(result.figures));
        for (const amount of paisa) must(amount === null || /^\d{1,3}(,\d{3})*(\.\d\d)?$/.test(formatAmount(amount)));
      }),
    );
  });

  it('row 41 digits of every script are read alike in every field', async () => {
    const zeros = fc.constantFrom(0x0660, 0x06f0, 0xff10);
    await tally.prove(
      '41 digits of another script',
      [2000, 100_000],
      fc.property(digitField, fc.nat(9999), zeros, ([, keep], number, zero) => {
        const written = String(number).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        must(JSON.stringify(keep(written)) === JSON.stringify(keep(String(number))));
      }),
    );
  });

  it('row 42 what cannot be seen changes nothing, in every field', async () => {
    const unseen = fc.constantFrom(
      ...Array.from('\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\u2067\u2068\u2069\ufeff\u00ad'),
    );
    await tally.prove(
      '42 characters that cannot be seen',
      [2000, 100_000],
      fc.property(digitField, fc.constantFrom('0300', '0.5', '12'), unseen, fc.nat(4), ([, keep], text, mark, at) => {
        const marked = text.slice(0, at) + mark + text.slice(at);
        must(JSON.stringify(keep(marked)) === JSON.stringify(keep(text)));
        const email = fitAddressField('email', `a${mark}b@c.pk`);
        must(email.text === 'ab@c.pk' && !email.isTruncated);
      }),
    );
  });

  it('row 43 a cut never splits a pair, and only what is too long is cut', async () => {
    await tally.prove(
      '43 texts around a limit',
      [2000, 100_000],
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        const kept = truncate(text, most);
        must(kept.isTruncated === text.length > most && text.startsWith(kept.text));
        must(!/[\uD800-\uDBFF]$/.test(kept.text) && kept.text.length >= Math.min(text.length, most - 1));
      }),
    );
  });

  it('row 44, Q64 a field always says when it left out more than separators', async () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]{${length}}$`));
    const between = fc.constantFrom('', ' ', '-', '.', '/', '(', ') ');
    await tally.prove(
      '44 more than a field takes',
      [2000, 100_000],
      fc.property(digits(9), fc.stringMatching(/^[1-9]{0,4}$/), between, (nine, more, gap) => {
        const typed = `03${gap}${nine}${more}`;
        for (const kept of [fitAddressField('phoneNumber', typed), fitMobile(typed)]) {
          must(kept.isTruncated === more.length > 0 && `03${nine}`.endsWith(kept.text));
        }
        const amount = nine + more;
        must(
          !fitLoanField('loanAmount', amount.slice(0, 7)).isTruncated && fitLoanField('loanAmount', amount).isTruncated,
        );
        must(fitLoanField('loanAmount', `${nine.slice(0, 3)}.${nine.slice(3, 5)}`).isTruncated);
      }),
    );
  });

  it.each<[string, (text: string) => unknown]>([
    ['an e-mail', isEmail],
    ['a number', readNumber],
    ['a rate', (text) => fitLoanField('rate', text)],
    ['a time', parseInstant],
    ['an order’s id', (text) => orderInHand(createMemorySession({ poi: text }))],
    ['digits with gaps', joinsDigits],
    ['a text with runs of Latin', isolatedRuns],
  ])('row 49 %s of 50,000 characters is read at once', async (_what, read) => {
    const parts = ['a', '@', '.', '1', 'a@', 'a.', '1a', '1 ', '\u2066', '۱', ' '];
    await tally.survive('49 a text made to be slow', parts.length, () => {
      // The first run compiles the pattern.
      read('a');
      for (const part of parts) {
        const started = performance.now();
        read(`1${part.repeat(50_000 / part.length)}!`);
        expect([part, performance.now() - started < (isFull ? 50 : 200)]).toEqual([part, true]);
      }
    });
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
