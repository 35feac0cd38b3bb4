/** What a static host shows for a path. */
export interface HostAnswer {
  readonly status: number;
  readonly file: string | null;
  readonly location: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A static host that reads `_headers` and `_redirects` as Cloudflare Pages does (its asset server): redirects come before files,
 * a page shows without `.html`, every rule of `_headers` for a path counts, and a name that is set twice is sent with both
 * values.
 */
export function createStaticHost(
  files: ReadonlySet<string>,
  headersFile: string,
  redirectsFile: string,
): (path: string) => HostAnswer {
  const redirects = new Map(
    redirectsFile.split('\n').flatMap((line) => {
      if (line.startsWith('#')) return [];
      const [from = '', to = '', status = ''] = line.split(' ');
      return from === '' ? [] : [[from, { to, status: Number(status) }] as const];
    }),
  );
  const rules = readRules(headersFile);

  function shown(asked: string): Omit<HostAnswer, 'headers'> {
    const rule = redirects.get(asked);
    if (rule !== undefined && rule.status !== 200) return { status: rule.status, file: null, location: rule.to };
    const path = rule?.to ?? asked;
    const moved = (to: string): Omit<HostAnswer, 'headers'> => ({ status: 308, file: null, location: to });
    if (path.endsWith('/')) {
      if (files.has(`${path}index.html`)) return { status: 200, file: `${path}index.html`, location: null };
      if (files.has(path.replace(/\/$/, '.html'))) return moved(path.slice(0, -1));
    } else if (files.has(path)) {
      return path.endsWith('.html') ? moved(path.slice(0, -5)) : { status: 200, file: path, location: null };
    } else if (files.has(`${path}.html`)) return { status: 200, file: `${path}.html`, location: null };
    return { status: 404, file: '/404.html', location: null };
  }

  return (path) => {
    const headers: Record<string, string> = {};
    for (const { pattern, set } of rules) {
      if (!pattern.test(path)) continue;
      for (const [name, value] of set) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
    return { ...shown(path), headers };
  };
}

interface Rule {
  readonly pattern: RegExp;
  readonly set: readonly (readonly [name: string, value: string])[];
}

function readRules(text: string): readonly Rule[] {
  const blocks: { path: string; set: (readonly [string, string])[] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const field = /^\s+([^:]+): (.*)$/.exec(line);
    if (field === null) blocks.push({ path: line, set: [] });
    else blocks.at(-1)?.set.push([field[1]?.toLowerCase() ?? '', field[2] ?? '']);
  }
  return blocks.map(({ path, set }) => {
    const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
    return { pattern: new RegExp(`^${escaped}$`), set };
  });
}
