import { createStore, type Readable } from '../lib/store.ts';
import type { SharedPicture } from '../ports/device.ts';
import type { SitePorts } from '../ports/ports.ts';

/** What the last press came to. `byHand`: the device took the text neither way, so it is shown to be copied by hand. */
export type ForwardState = { readonly kind: 'ready' } | { readonly kind: 'copied' | 'byHand'; readonly text: string };

/** What the last press came to for this text; `ready` where it was about another one. */
export function forwardStateFor(text: string, state: ForwardState): ForwardState {
  return state.kind === 'ready' || state.text === text ? state : { kind: 'ready' };
}

/** The address that opens WhatsApp with a text in it, for the person to choose who gets it. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Makes the card under a result, which hands a message on by the device's own sheet or its clipboard. Nothing is sent by it: the person chooses app and receiver. */
export function createForwardScreen({ sharing, clipboard }: Pick<SitePorts, 'sharing' | 'clipboard'>) {
  const state = createStore<ForwardState>({ kind: 'ready' });

  async function copy(text: string): Promise<void> {
    state.set((await clipboard.copy(text)) ? { kind: 'copied', text } : { kind: 'byHand', text });
  }

  return {
    state: state as Readable<ForwardState>,
    /** Whether the device has a sheet to offer. */
    canShare: sharing.isOffered,
    /** Whether its sheet takes a picture beside the text. */
    takesPictures: sharing.takesPictures,
    open: () => () => undefined,
    /**
     * Opens the sheet, with the picture that `draw` makes where the device takes one and it can be made; a device that
     * refuses gets the text copied instead, one that is dismissed is left alone.
     */
    async share(text: string, draw?: () => Promise<SharedPicture | null>): Promise<void> {
      const picture = draw !== undefined && sharing.takesPictures ? await draw().catch(() => undefined) : null;
      if ((await sharing.share(text, picture)) === 'refused') await copy(text);
    },
    copy,
  };
}
