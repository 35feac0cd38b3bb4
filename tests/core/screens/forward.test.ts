import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryClipboard, createMemorySharing } from '#adapters/memory/recording.ts';
import { createForwardScreen, whatsAppLink } from '#core/screens/forward.ts';

describe('a message is handed on', () => {
  const at = (sharing: ReturnType<typeof createMemorySharing>, clipboard: ReturnType<typeof createMemoryClipboard>) => {
    const screen = createForwardScreen({ sharing, clipboard });
    return { screen, shown: () => screen.state.getSnapshot() };
  };

  it('by the device’s sheet, and by nothing else where the person closes it', async () => {
    for (const answer of ['shared', 'dismissed'] as const) {
      const [sharing, clipboard] = [createMemorySharing(answer), createMemoryClipboard()];
      const { screen, shown } = at(sharing, clipboard);
      await screen.share('a number');
      expect([sharing.given, clipboard.text(), shown()]).toEqual([
        answer === 'shared' ? ['a number'] : [],
        null,
        { kind: 'ready' },
      ]);
    }
  });

  it('by the clipboard where the device refuses its sheet, and by hand where it refuses that too', async () => {
    const clipboard = createMemoryClipboard();
    const copying = at(createMemorySharing('refused'), clipboard);
    await copying.screen.share('a number');
    expect([clipboard.text(), copying.shown()]).toEqual(['a number', { kind: 'copied', text: 'a number' }]);

    const refusing = at(createMemorySharing('refused'), createMemoryClipboard(true));
    await refusing.screen.copy('a number');
    expect(refusing.shown()).toEqual({ kind: 'byHand', text: 'a number' });
  });

  it('to WhatsApp with every character of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const link = new URL(whatsAppLink(text));
        expect([link.origin, link.searchParams.get('text')]).toEqual(['https://wa.me', text]);
      }),
    );
  });
});
