import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryClipboard, createMemorySharing } from '#adapters/memory/recording.ts';
import { createForwardScreen, forwardStateFor, whatsAppLink } from '#core/screens/forward.ts';

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
    const { screen, sharing, clipboard, shown } = card(createMemorySharing(answer), createMemoryClipboard(refuses));
    await screen.share('text');
    expect(shown()).toMatchObject(state);
    expect([sharing.given, clipboard.text()]).toEqual([answer === 'shared' ? ['text'] : [], copied]);
  });

  it('draws its picture only for a device that takes one, and hands on the text where it cannot be drawn', async () => {
    const picture = { bytes: new Uint8Array([1]), name: 'card.png' };
    const drawn = card();
    await drawn.screen.share('text', async () => picture);
    expect([drawn.sharing.given, drawn.sharing.pictures]).toEqual([['text'], [picture]]);
    for (const draw of [async () => null, () => Promise.reject(new Error('no canvas'))]) {
      const failed = card();
      await failed.screen.share('text', draw);
      expect([failed.sharing.given, failed.sharing.pictures]).toEqual([['text'], []]);
    }
    const plain = card({ ...createMemorySharing(), takesPictures: false });
    expect(plain.screen.takesPictures).toBe(false);
    await plain.screen.share('text', () => expect.fail('draws in vain'));
    expect(plain.sharing.given).toEqual(['text']);
  });

  it('by WhatsApp keeps every character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const link = new URL(whatsAppLink(text));
        expect([link.origin, link.searchParams.get('text')]).toEqual(['https://wa.me', text]);
      }),
    );
  });

  it('shows what became of a message for that one alone', () => {
    const copied = { kind: 'copied', text: 'a' } as const;
    expect(forwardStateFor('a', copied)).toBe(copied);
    expect(forwardStateFor('b', copied)).toEqual({ kind: 'ready' });
    expect(forwardStateFor('b', { kind: 'byHand', text: 'a' })).toEqual({ kind: 'ready' });
    const ready = { kind: 'ready' } as const;
    expect(forwardStateFor('b', ready)).toBe(ready);
  });
});
