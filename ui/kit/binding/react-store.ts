/** What wouter asks of `use-sync-external-store`: React has had it since version 18, so that the shim's copy is not shipped. */
export { useSyncExternalStore } from 'react';
