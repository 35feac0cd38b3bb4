import { describe, expect, it } from 'vitest';
import { loanMessage, verdictMessage } from '#core/safety/message-to-forward.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';

const NOW = Date.UTC(2026, 2, 7, 4, 5);
const FSI = '\u2066';
const PDI = '\u2069';
const isolated = (text: string): string => FSI + text + PDI;
const HOTLINE = '0421112233';
const hotline = isolated(HOTLINE);

describe('a message to forward', () => {
  it('says per language what was checked, when, the rule on PIN and OTP, and the hotline, a line each', () => {
    const verdict = { digits: '0511', status: 'unofficial', nationalOffer: null } as const;
    const blocks = verdictMessage(verdict, { now: NOW, hotline: HOTLINE, languages: [english.site, urdu.site] }).split(
      '\n\n',
    );
    const expected = [english.site, urdu.site].map(({ safety: { share }, numberCheck }) => [
      share.numberLine({ number: isolated('0511'), verdict: numberCheck.unofficial.title }),
      share.checkedAt({ time: isolated('2026-03-07 09:05') }),
      share.secret,
      share.hotline({ number: hotline }),
    ]);
    expect(blocks.map((block) => block.split('\n'))).toEqual(expected);
  });

  it('says the loan and its days first', () => {
    const input = { loanAmount: '10000', loanDay: '30', rate: '0', penaltyRate: '2', overdueDays: '0' };
    const figures = { amount: 1_000_000, markup: 225_000, overdueCharge: 0, total: 1_225_000 };
    const { safety } = english.site;
    expect(loanMessage(input, figures, { now: NOW, hotline: HOTLINE, languages: [english.site] }).split('\n')).toEqual([
      safety.share.loanLine({
        amount: isolated('Rs.\u00a010,000'),
        days: '30',
        total: isolated('Rs.\u00a012,250'),
      }),
      safety.share.checkedAt({ time: isolated('2026-03-07 09:05') }),
      safety.share.secret,
      safety.share.hotline({ number: hotline }),
    ]);
  });

  it('names no time where the device has none', () => {
    const verdict = { digits: '0511', status: 'official', nationalOffer: null } as const;
    const [, time] = verdictMessage(verdict, { now: Number.NaN, hotline: HOTLINE, languages: [english.site] }).split(
      '\n',
    );
    expect(time).toBe(english.site.safety.share.checkedAt({ time: isolated('') }));
  });
});
