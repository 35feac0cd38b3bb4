/** What a static host shows for a path. */
export interface HostAnswer {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
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
    redirectsFile
      .split('\n')
      .filter((line) => /^[^#]/.test(line))
      .map((line) => {
        const [from = '', to = '', status] = line.split(' ');
        return [from, { to, status: Number(status) }];
      }),
  );
  const rules = headersFile.split(/^(?=\/)/m).map((block) => {
    const [path = '', ...fields] = block.trim().split(/\s*\n\s*/);
    const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
    return { pattern: new RegExp(`^${escaped}$`), set: fields.map((field) => field.split(/: (.*)/)) };
  });

  function shown(asked: string): Omit<HostAnswer, 'headers'> {
    const rule = redirects.get(asked);
    if (rule !== undefined && rule.status !== 200) return { status: rule.status, location: rule.to };
    const path = rule?.to ?? asked;
    if (path.endsWith('/')) {
      if (files.has(`${path}index.html`)) return { status: 200, file: `${path}index.html` };
      if (files.has(path.replace(/\/$/, '.html'))) return { status: 308, location: path.slice(0, -1) };
    } else if (files.has(path)) {
      return path.endsWith('.html') ? { status: 308, location: path.slice(0, -5) } : { status: 200, file: path };
    } else if (files.has(`${path}.html`)) return { status: 200, file: `${path}.html` };
    return { status: 404, file: '/404.html' };
  }

  return (path) => {
    const headers: Record<string, string> = {};
    for (const { set } of rules.filter(({ pattern }) => pattern.test(path)))
      for (const [written = '', value = ''] of set) {
        const name = written.toLowerCase();
        headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
      }
    return { ...shown(path), headers };
  };
}
