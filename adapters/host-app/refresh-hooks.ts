import type { RefreshablePage } from '#core/ports/host-app.ts';

/** The hooks by which a host asks our open pages to load again. */
export interface RefreshHooks {
  /** Registers a page's hook; the returned function takes it away. */
  add(page: RefreshablePage, reload: () => void): () => void;
  /** Calls the hooks of a page that are registered now. */
  run(page: RefreshablePage): void;
}

/** Makes an empty set of hooks. */
export function createRefreshHooks(): RefreshHooks {
  const hooks = new Set<{ readonly page: RefreshablePage; readonly reload: () => void }>();
  return {
    add(page, reload) {
      const hook = { page, reload };
      hooks.add(hook);
      return () => void hooks.delete(hook);
    },
    run(page) {
      for (const hook of Array.from(hooks)) if (hook.page === page) hook.reload();
    },
  };
}
