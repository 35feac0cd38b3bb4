import type { HostExtras } from '#core/ports/host-app.ts';
import type { Sharing } from '#core/ports/sharing.ts';

/** Shares by the app around the page, where it says that it can; else as `instead` does. */
export function createHostSharing(
  load: () => Promise<Pick<HostExtras, 'shareText'> | null>,
  instead: Sharing,
): Sharing {
  return {
    isOffered: true,
    takesPictures: instead.takesPictures,
    async share(text, picture) {
      const extras = await load().catch(() => null);
      return extras !== null && (await extras.shareText(text)) ? 'shared' : instead.share(text, picture);
    },
  };
}
