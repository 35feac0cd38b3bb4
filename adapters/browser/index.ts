/** `asaan/adapters/browser`: the browser's own means. */

export { createSilentAnalytics } from '../host-app/host-ports.ts';
export { createBeaconAnalytics, createBeaconErrorReports } from './beacons.ts';
export { createRandomKeys } from './random-keys.ts';
export { createSystemClock } from './system-clock.ts';
export { createWebClipboard } from './web-clipboard.ts';
export { createToastNotices, createWebNavigation, type Navigate, type WebPage } from './web-page.ts';
export { createWebSession, scopedStorage, type WebStorage } from './web-session.ts';
export { createWebSharing, type SharingDevice } from './web-sharing.ts';
