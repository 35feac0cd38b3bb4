import type { HostExtras } from '#core/ports/host-app.ts';

/** The part of a window that saves, shares and prints. */
export type ExtrasWindow = Pick<Window, 'document' | 'open' | 'print'>;

/** How long a saved file's address stays good, ms: a browser may ask for it after the click. */
const ADDRESS_MS = 60_000;

/** What a browser does by itself: a file is downloaded, a text opens in WhatsApp, a page is printed. */
export function createWebExtras({ document, open, print }: ExtrasWindow): HostExtras {
  return {
    async printPage() {
      print();
      return true;
    },
    async saveFile({ name, type, bytes }) {
      const address = URL.createObjectURL(new Blob([bytes.slice()], { type }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), ADDRESS_MS);
      return true;
    },
    async shareText(text) {
      open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
      return true;
    },
    // The page reads aloud by its own voice.
    speak: async () => false,
  };
}
