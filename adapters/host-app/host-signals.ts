import type { Presence, RefreshablePage } from '#core/ports/host-app.ts';

/** What the host tells us of its own accord: load the page again (R74). */
export const BRIDGE_NOTIFICATIONS = { refreshCart: 'cart', refreshOrder: 'order' } as const;

/** What a host says of its own accord, and who hears it; nobody yet. */
export function createHostSignals() {
  const hooks = new Set<{ readonly page: RefreshablePage; readonly reload: () => void }>();
  const watches = new Set<{ readonly watch: (presence: Presence) => void }>();
  let last: Presence = 'back';
  /** Tells all who watch that the page goes, or came back. */
  const tell = (presence: Presence): void => {
    last = presence;
    for (const { watch } of Array.from(watches)) watch(presence);
  };
  /** Tells that the app was in front: `back`, and `away` again where the page is out of sight. */
  const interrupt = (): void => {
    const before = last;
    tell('back');
    if (before === 'away') tell('away');
  };
  /** Calls the hooks of a page that are registered now. */
  const run = (page: RefreshablePage): void => {
    for (const hook of Array.from(hooks)) if (hook.page === page) hook.reload();
  };
  return {
    tell,
    interrupt,
    run,
    /** The app was in front, and asks a page to load again. */
    refresh(page: RefreshablePage): void {
      interrupt();
      run(page);
    },
    onRefresh(page: RefreshablePage, reload: () => void): () => void {
      const hook = { page, reload };
      hooks.add(hook);
      return () => void hooks.delete(hook);
    },
    onPresence(watch: (presence: Presence) => void): () => void {
      const entry = { watch };
      watches.add(entry);
      return () => void watches.delete(entry);
    },
  };
}
