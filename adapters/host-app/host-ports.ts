import type { Sharing } from '#core/ports/device.ts';
import type { HostApp, HostExtras } from '#core/ports/host-app.ts';
import type { Analytics } from '#core/ports/reporting.ts';

/** Hands each event to the app's own tracking (R74). */
export function createHostAnalytics(hostApp: Pick<HostApp, 'track'>): Analytics {
  return { track: ({ name, ...details }) => hostApp.track(name, details) };
}

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

/** Analytics that counts nothing: for pages outside of the app where the settings name no `analytics.url` (Q55). */
export function createSilentAnalytics(): Analytics {
  return { track: () => undefined };
}
