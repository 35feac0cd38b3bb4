import type { HostApp, Presence, RefreshablePage } from '#core/ports/host-app.ts';

/** What the host tells us of its own accord: load the page again (R74). */
export const BRIDGE_NOTIFICATIONS = { refreshCart: 'cart', refreshOrder: 'order' } as const;

/** What a host says of its own accord, and who hears it. */
export interface HostSignals extends Pick<HostApp, 'onRefresh' | 'onPresence'> {
  /** Tells all who watch that the page goes, or came back. */
  tell(presence: Presence): void;
  /** Tells that the app was in front: `back`, and `away` again where the page is out of sight. */
  interrupt(): void;
  /** Calls the hooks of a page that are registered now. */
  run(page: RefreshablePage): void;
  /** The app was in front, and asks a page to load again. */
  refresh(page: RefreshablePage): void;
}

/** Makes signals that nobody hears yet. */
export function createHostSignals(): HostSignals {
  const hooks = new Set<{ readonly page: RefreshablePage; readonly reload: () => void }>();
  const watches = new Set<{ readonly watch: (presence: Presence) => void }>();
  let last: Presence = 'back';
  const tell = (presence: Presence): void => {
    last = presence;
    for (const { watch } of Array.from(watches)) watch(presence);
  };
  const interrupt = (): void => {
    const before = last;
    tell('back');
    if (before === 'away') tell('away');
  };
  const run = (page: RefreshablePage): void => {
    for (const hook of Array.from(hooks)) if (hook.page === page) hook.reload();
  };
  return {
    tell,
    interrupt,
    run,
    refresh(page) {
      interrupt();
      run(page);
    },
    onRefresh(page, reload) {
      const hook = { page, reload };
      hooks.add(hook);
      return () => void hooks.delete(hook);
    },
    onPresence(watch) {
      const entry = { watch };
      watches.add(entry);
      return () => void watches.delete(entry);
    },
  };
}
