import type { Clipboard } from '#core/ports/device.ts';

/** The browser's clipboard; refuses where the page may not use it (no permission, no secure context). */
export function createWebClipboard(find: () => Pick<globalThis.Clipboard, 'writeText'> | undefined): Clipboard {
  return {
    async copy(text) {
      try {
        const clipboard = find();
        if (clipboard === undefined) return false;
        await clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
