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

const nothing = (): undefined => undefined;

/** No host app: a page opened in a plain browser. The shop says so and sends nothing (Q67). */
export function createAbsentHost(): HostApp {
  return {
    isPresent: false,
    identify: async () => null,
    forgetIdentity: nothing,
    readParameters: async () => ({}),
    readServiceContact: async () => null,
    back: nothing,
    openLogin: nothing,
    openRepayment: nothing,
    openReview: nothing,
    openOrderConfirmation: nothing,
    openStep: nothing,
    call: nothing,
    openWhatsApp: nothing,
    setTitleStyle: nothing,
    track: nothing,
    onRefresh: () => nothing,
    onPresence: () => nothing,
  };
}
