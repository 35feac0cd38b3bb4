import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { keepDraft } from '#core/session/drafts.ts';
import { keepReceipts, keptReceipts, keptSendings } from '#core/session/sent-complaint.ts';

const NOW = Date.UTC(2026, 10, 22);
const WORDS = { name: 'Ayesha', mobile: '03001234567', problem: 'x' };

/** Times that no device's clock showed: of the years 33658, 5138 and 2100. */
const IMPOSSIBLE = [999_999_999_999_999, 99_999_999_999_999, 4_102_444_800_000];

describe('reliability row 31 times that lie in the session', () => {
  it.each(IMPOSSIBLE)('%i is the time of no receipt and of no sending', (at) => {
    const session = createMemorySession();
    keepReceipts(
      session,
      [
        { at, firstAt: null, words: WORDS },
        { at: NOW, firstAt: at, words: WORDS },
      ],
      NOW,
    );
    expect(keptReceipts(session, NOW)).toEqual([{ at: NOW, firstAt: null, words: WORDS }]);
    const sent = JSON.stringify([{ ...WORDS, language: 'en', key: '', sentAt: String(at) }]);
    keepDraft(session, 'draft:complaint', { sent }, NOW);
    expect(keptSendings(session, NOW)).toEqual([]);
  });

  it.each([NOW, 4_102_444_799_999, 5])('%i is kept, also of a device that lost its time', (at) => {
    const session = createMemorySession();
    keepReceipts(session, [{ at, firstAt: at - 1, words: WORDS }], NOW);
    expect(keptReceipts(session, NOW)).toEqual([{ at, firstAt: at - 1, words: WORDS }]);
  });
});
