import type { Plugin } from 'vite';

/** The modules that pages are drawn with, as the bundler has linked them. */
export interface SiteGraph {
  readonly plugin: Plugin;
  /** Paths of the style files that a module brings from its start, however indirectly, in the order of their import. */
  stylesUnder(module: string): readonly string[];
  /** The modules that a module loads later. */
  loadedLater(module: string): readonly string[];
}

interface Links {
  readonly imported: readonly string[];
  readonly later: readonly string[];
}

/** Watches which module imports which in the environment that draws the pages. */
export function createSiteGraph(): SiteGraph {
  const links = new Map<string, Links>();

  function linksOf(module: string): Links {
    const found = links.get(module);
    if (found === undefined) throw new Error(`${module} is not part of what draws the pages`);
    return found;
  }

  function* under(module: string, seen: Set<string>): Generator<string> {
    if (seen.has(module)) return;
    seen.add(module);
    for (const each of links.get(module)?.imported ?? []) yield* under(each, seen);
    if (module.endsWith('.css')) yield module;
  }

  return {
    plugin: {
      name: 'asaan:site-graph',
      apply: 'build',
      // One instance, since it hands on what it saw.
      sharedDuringBuild: true,
      applyToEnvironment: ({ name }) => name === 'ssr',
      buildEnd() {
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id);
          if (info !== null) links.set(id, { imported: info.importedIds, later: info.dynamicallyImportedIds });
        }
      },
    },
    stylesUnder: (module) => {
      linksOf(module);
      return [...under(module, new Set())];
    },
    loadedLater: (module) => linksOf(module).later,
  };
}
