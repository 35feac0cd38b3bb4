import type { Sharing } from '#core/ports/sharing.ts';

/** The browser's sharing sheet; refuses where there is none, or where the page may not open it. */
export function createWebSharing(find: () => { readonly share?: (data: { text: string }) => Promise<void> }): Sharing {
  return {
    isOffered: typeof find().share === 'function',
    async share(text) {
      try {
        const device = find();
        if (device.share === undefined) return 'refused';
        await device.share({ text });
        return 'shared';
      } catch (error) {
        return error instanceof Error && error.name === 'AbortError' ? 'dismissed' : 'refused';
      }
    },
  };
}
