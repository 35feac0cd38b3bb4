import type { Clipboard } from '#core/ports/device.ts';
import type { HostExtras, HostFile, PageExtras } from '#core/ports/host-app.ts';
import type { createWebSharing } from './web-sharing.ts';

/** How long a saved file's address stays good, ms: a browser may ask for it after the click. */
const ADDRESS_MS = 60_000;

/** What a browser does by itself: a file is downloaded, a text opens in WhatsApp, a page is printed. */
export function createWebExtras(page: Window): PageExtras {
  return {
    async printPage() {
      page.print();
      return true;
    },
    async saveFile({ name, type, bytes }) {
      const address = URL.createObjectURL(new Blob([bytes.slice()], { type }));
      const link = page.document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), ADDRESS_MS);
      return true;
    },
    async shareText(text) {
      page.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
      return true;
    },
    // The page reads aloud by its own voice.
    speak: async () => false,
  };
}

/**
 * The app's extras. What the app lacks goes to the device's share sheet, then to the clipboard or a download, of which a web view
 * does not say whether it worked.
 */
export function createExtrasInApp(
  app: HostExtras,
  sharing: Pick<ReturnType<typeof createWebSharing>, 'share' | 'shareFile'>,
  clipboard: Clipboard,
  download: (file: HostFile) => Promise<unknown>,
): PageExtras {
  return {
    printPage: app.printPage,
    speak: app.speak,
    async saveFile(file) {
      if ((await app.saveFile(file)) || (await sharing.shareFile(file)) !== 'refused') return true;
      await download(file);
      return 'unsure';
    },
    async shareText(text) {
      if ((await app.shareText(text)) || (await sharing.share(text)) !== 'refused') return true;
      return (await clipboard.copy(text)) && 'copied';
    },
  };
}
