import { describe, expect, it } from 'vitest';
import { createMemoryClipboard, createMemorySharing } from '#adapters/memory/recording.ts';
import { createForwardScreen, whatsAppLink } from '#core/screens/forward.ts';

const card = (sharing = createMemorySharing(), clipboard = createMemoryClipboard()) => {
  const screen = createForwardScreen({ sharing, clipboard });
  return { screen, sharing, clipboard, shown: () => screen.state.getSnapshot() };
};

describe('handing a message on', () => {
  it('offers the device’s sheet only where there is one', () => {
    expect(card().screen.canShare).toBe(true);
    expect(card({ ...createMemorySharing(), isOffered: false }).screen.canShare).toBe(false);
  });

  it('starts with nothing done, and ends with nothing to call off', () => {
    const { screen, shown } = card();
    screen.open()();
    expect(shown()).toEqual({ kind: 'ready' });
  });

  it.each([
    ['shared', false, { kind: 'ready' }, null],
    ['dismissed', false, { kind: 'ready' }, null],
    ['refused', false, { kind: 'copied' }, 'text'],
    ['refused', true, { kind: 'byHand', text: 'text' }, null],
  ] as const)('by a sheet that is %s, with a clipboard that refuses: %s', async (answer, refuses, state, copied) => {
    const { screen, clipboard, shown } = card(createMemorySharing(answer), createMemoryClipboard(refuses));
    await screen.share('text');
    expect(shown()).toMatchObject(state);
    expect(clipboard.text()).toBe(copied);
  });

  it('by WhatsApp keeps every character', () => {
    expect(whatsAppLink('a b&c\n؟')).toBe('https://wa.me/?text=a%20b%26c%0A%D8%9F');
  });
});
