import type { HostApp } from '#core/ports/host-app.ts';

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
