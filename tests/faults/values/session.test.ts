import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { readDraft } from '#core/session/drafts.ts';
import { orderInHand } from '#core/session/order-in-hand.ts';
import { riskWarning } from '#core/session/risk-notice.ts';
import { storedLanguage } from '#core/session/session.ts';
import { english } from '#core/text/catalogue.ts';
import { parseInstant } from '#core/text/format.ts';
import { presaleText } from '#core/text/presale.ts';
import { must } from '../../support/runs.ts';
import { stampOf } from '../../support/stamp.ts';
import { keepTally } from '../tally.ts';

const tally = keepTally('core', 'hostile values of storage and clock');

describe('reliability, rows of storage and clock', { timeout: 300_000 }, () => {
  it('row 31 foreign values are never a language, an order with blanks in it, a seen dialog or a draft', async () => {
    const fields = ['name', 'mobile', 'problem'] as const;
    const draftLike = fc
      .dictionary(fc.constantFrom(...fields, 'changedAt'), fc.oneof(fc.string(), fc.constant(0), fc.json()))
      .map((each) => JSON.stringify(each));
    const languageLike = fc
      .tuple(
        fc.constantFrom('en', 'ur', 'EN', 'uR', 'e', 'eng', 'ru'),
        fc.constantFrom('', '-', '_', ' ', '\n'),
        fc.string(),
      )
      .map((parts) => parts.join(''));
    await tally.prove(
      '31 foreign values in the session',
      [1000, 100_000],
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' }), draftLike, languageLike),
        (foreign) => {
          const session = createMemorySession({
            language: foreign,
            poi: foreign,
            'riskSeen:en': foreign,
            'draft:complaint': foreign,
          });
          must(storedLanguage(session) === languageNamed(foreign));
          must(/^[^\s\p{C}]{1,200}$/u.test(orderInHand(session) ?? 'x'));
          must(riskWarning(session, 'en', 1280) === (foreign === '1' ? 'none' : 'dialog'));
          const draft = readDraft(session, 'draft:complaint', fields, 0);
          must(draft === null || fields.every((field) => typeof draft[field] === 'string'));
        },
      ),
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
            expect([zone, stampOf(instant)]).toEqual([zone, `${there.slice(0, 10)} ${there.slice(11, 16)}`]);
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
          const shown = `${each === null ? '' : stampOf(each)} ${presaleText(each, english)}`;
          must(!/NaN|Invalid|undefined/.test(shown));
        }
      }),
    );
  });
});

// Helpers

/** The language that a text names, in any letter case, before a hyphen or underscore and on one line; null for none. */
function languageNamed(text: string): string | null {
  const [language = ''] = text.toLowerCase().split(/[-_]/, 1);
  const isOneLine = !/[\n\r\u2028\u2029]/.test(text);
  return isOneLine && ['en', 'ur'].includes(language) ? language : null;
}
