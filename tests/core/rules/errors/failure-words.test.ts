import { describe, expect, it } from 'vitest';
import { FAILURE_NOTICES, failedBy } from '#core/errors/gateway-codes.ts';
import { failed, limited, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import { textsOf } from '#core/text/languages.ts';

const REASONS = ['noSession', 'unreachable', 'timeout', 'unreadable', 'notAccepted', 'tooLong'] as const;
/** Words of a connection, in either language. */
const CONNECTION = /connection|network|internet|انٹرنیٹ|نیٹ ورک|رابطہ/i;

describe.each(['en', 'ur'] as const)('Q72 what is said of a failure: %s', (language) => {
  const { notices, common } = textsOf(language);

  it('differs by its reason, and speaks of the connection only where that failed', () => {
    const said = REASONS.map((reason) => notices[FAILURE_NOTICES[reason]]);
    expect(new Set(said).size).toBe(REASONS.length);
    for (const [at, reason] of REASONS.entries())
      expect([reason, CONNECTION.test(said[at] ?? '')]).toEqual([reason, reason === 'unreachable']);
  });

  it('Q62 claims of a page that stopped neither that nothing was sent nor that nothing was paid', () => {
    expect(common.broken.text).not.toMatch(/nothing|نہ کوئی|نہ کچھ|کچھ نہیں/i);
  });

  it('Q62 claims of a page that cannot be read no more: an order may just have been placed from it', () => {
    for (const words of Object.values(common.loadFailed)) expect(words).not.toMatch(/nothing|کچھ تبدیل/i);
  });

  it('differs on a page that could not be read, whether it asked or sent', () => {
    const OUTCOMES: readonly Outcome<unknown>[] = [
      ...REASONS.flatMap((reason) => [failed(reason), unknown(reason)]),
      refused(400_147),
      refused(400_128),
      refused(1),
      limited(9),
    ];
    const causes = new Set<string>();
    for (const outcome of OUTCOMES) {
      const { cause } = failedBy(outcome);
      causes.add(cause);
      if (cause === 'login') continue;
      const isConnection = 'reason' in outcome && outcome.reason === 'unreachable';
      expect([outcome, CONNECTION.test(common.loadFailed[cause])]).toEqual([outcome, isConnection]);
    }
    const words = [...causes].flatMap((cause) => (cause === 'login' ? [] : [common.loadFailed[cause as 'refused']]));
    expect([causes.size, new Set(words).size]).toEqual([8, 7]);
  });
});
