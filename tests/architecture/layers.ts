import { type FileImport, fileImports, type Sources } from './import-graph.ts';

/** The layers of `core`, lowest first: a folder imports its own layer and the ones below. */
const CORE_LAYERS: readonly (readonly string[])[] = [
  ['lib'],
  ['text'],
  ['number-check', 'loan', 'complaint', 'product', 'purchase', 'address', 'order', 'refund', 'instalments', 'safety'],
  ['routes'],
  ['ports'],
  ['session', 'errors'],
  ['screens'],
  ['index.ts'],
];

/** The files of `ui` that start a page or build one: they alone know adapters. */
const KNOWS_ADAPTERS =
  /^ui\/(?:shop\/boot\/(?:main\.tsx|missing-program\.ts|paint-phone\.ts|preload(?:ed-shop)?\.ts)|site\/boot\/(?:main\.ts|preload-forms\.ts|preload-writer\.ts|islands-main\.tsx)|sandbox\/(?:strip|workshop)-tools\.ts|docs\/docs-tools\.ts|bridge-check\/bridge-check\.tsx|build\/.+)$/;

/** Imports in `core` that go up: `core/order/x.ts imports core/screens/y.ts: order lies below screens`. */
export function upwardImports(sources: Sources): readonly string[] {
  return fileImports(sources).flatMap(({ from, to }) => {
    const [own, other] = [coreFolder(from), coreFolder(to)];
    if (own === null || other === null) return [];
    const [ownLayer, otherLayer] = [layerOf(own), layerOf(other)];
    return ownLayer >= 0 && ownLayer < otherLayer ? [`${from} imports ${to}: ${own} lies below ${other}`] : [];
  });
}

/** Files of `core` in no layer: each new folder takes its place in the table above. */
export function withoutLayer(sources: Sources): readonly string[] {
  return [...sources.keys()].flatMap((file) => {
    const folder = coreFolder(file);
    return folder !== null && layerOf(folder) < 0 ? [`${file}: core/${folder} has no layer`] : [];
  });
}

/** What a lender's pages never contain. */
const WORKSHOPS = /^ui\/(?:build|sandbox|bridge-check|docs)\//;

/** Pages that import a workshop of ours, or a start file and with it adapters: `a imports b: why not`. */
export function importsOfStarts(sources: Sources): readonly string[] {
  return fileImports(sources).flatMap(({ from, to }) => {
    if (!/^ui\/(?:kit|shop|site)\/(?!boot\/)/.test(from)) return [];
    if (WORKSHOPS.test(to)) return [`${from} imports ${to}: no part of a page`];
    return KNOWS_ADAPTERS.test(to) ? [`${from} imports ${to}: start files are imported by start files alone`] : [];
  });
}

/** Imports of adapters by files of `ui` that do not start a page. */
export function adaptersInPages(sources: Sources): readonly string[] {
  return fileImports(sources)
    .filter(({ from, to }) => from.startsWith('ui/') && to.startsWith('adapters/') && !KNOWS_ADAPTERS.test(from))
    .map(({ from, to }) => `${from} imports ${to}: pages know adapters in their start file alone`);
}

/** Files that import each other in a circle, types included; each circle once, as `a → b → a`. */
export function fileCircles(sources: Sources): readonly string[] {
  return circles(fileImports(sources)).map((path) => path.map(({ from }) => from).join(' → '));
}

/**
 * Folders beside each other that import each other in a circle, at every depth of a ring: what lies in a folder's own
 * folders counts as the folder's. Each circle once, with one import for each of its arrows.
 */
export function folderCircles(sources: Sources, ring: 'core' | 'adapters' | 'ui'): readonly string[] {
  const examples = new Map<string, FileImport>();
  const arrows: FileImport[] = [];
  for (const { from, to } of fileImports(sources)) {
    const arrow = from.startsWith(`${ring}/`) && to.startsWith(`${ring}/`) ? betweenFolders(from, to) : null;
    if (arrow === null || examples.has(nameOf(arrow))) continue;
    examples.set(nameOf(arrow), { from, to });
    arrows.push(arrow);
  }
  return circles(arrows).map((circle) =>
    circle
      .map(
        (arrow) => `${nameOf(arrow)} (${examples.get(nameOf(arrow))?.from} imports ${examples.get(nameOf(arrow))?.to})`,
      )
      .join(', '),
  );
}

const nameOf = ({ from, to }: FileImport): string => `${from} → ${to}`;

/** The two folders side by side that an import leads between; null within one, and between a folder and one inside of it. */
function betweenFolders(from: string, to: string): FileImport | null {
  const [own, other] = [from.split('/'), to.split('/')];
  const at = own.findIndex((part, index) => part !== other[index]);
  if (at < 0 || at >= own.length - 1 || at >= other.length - 1) return null;
  return { from: own.slice(0, at + 1).join('/'), to: other.slice(0, at + 1).join('/') };
}

const layerOf = (folder: string): number => CORE_LAYERS.findIndex((layer) => layer.includes(folder));

/** `order` for `core/order/x.ts`, the file's name for one that lies in `core` itself; null outside of `core`. */
function coreFolder(file: string): string | null {
  const [ring, folder = ''] = file.split('/');
  return ring === 'core' ? folder : null;
}

/** One shortest circle for each group of nodes that reach each other, as the arrows that it goes along. */
function circles(arrows: readonly FileImport[]): readonly (readonly FileImport[])[] {
  const out = new Map<string, FileImport[]>();
  for (const arrow of arrows) out.set(arrow.from, [...(out.get(arrow.from) ?? []), arrow]);
  const found: (readonly FileImport[])[] = [];
  const seen = new Set<string>();
  for (const node of [...out.keys()].sort()) {
    if (seen.has(node)) continue;
    const circle = shortestWay(out, node, node);
    if (circle === null) continue;
    for (const { from } of circle) seen.add(from);
    found.push(circle);
  }
  return found;
}

/** The shortest way of at least one arrow, null where there is none. */
function shortestWay(
  out: ReadonlyMap<string, readonly FileImport[]>,
  start: string,
  end: string,
): readonly FileImport[] | null {
  let ways: readonly (readonly FileImport[])[] = [[]];
  const reached = new Set<string>();
  while (ways.length > 0) {
    const longer: (readonly FileImport[])[] = [];
    for (const way of ways) {
      for (const arrow of out.get(way.at(-1)?.to ?? start) ?? []) {
        if (arrow.to === end) return [...way, arrow];
        if (reached.has(arrow.to)) continue;
        reached.add(arrow.to);
        longer.push([...way, arrow]);
      }
    }
    ways = longer;
  }
  return null;
}
