import { cacheControl, NO_PAGE_POLICY, SECURITY_HEADERS } from '../answer-headers.ts';
import type { ReportPlace } from '../served-site.ts';
import { ASSETS, CARDS, NOT_FOUND_BOTH, type Route } from '../site-map.ts';
import { plainFiles, type RecipeInput } from './recipe.ts';

/**
 * `_headers`, as common static hosts read it: what every answer has, then each address with what is its own. No name stands
 * twice for one address, since hosts then send both values. Unknown addresses show 404.html, which carries its policy inside.
 */
export function headersFile({ routes, files }: RecipeInput): string {
  const byPath = new Map(files.map((file) => [file.path, file.headers]));
  const own = (address: string, file: string): string => {
    const { 'cache-control': cache = '', 'content-security-policy': policy = '' } = byPath.get(file) ?? {};
    return block(address, { 'cache-control': cache, 'content-security-policy': policy });
  };
  const pages = files.filter(({ path }) => path.endsWith('.html') && path !== NOT_FOUND_BOTH);
  return [
    block('/*', { ...SECURITY_HEADERS, 'x-frame-options': 'DENY' }),
    ...routes.flatMap(({ path, answer }) => (answer.kind === 'page' ? [own(path, answer.file)] : [])),
    // Hosts that show a page under its file's name too.
    ...pages.map(({ path }) => own(path, path)),
    ...plainFiles(files, ASSETS)
      .filter(({ path }) => !path.startsWith(CARDS))
      .map(({ path }) => own(path, path)),
    ...[ASSETS, CARDS].map((folder) =>
      block(`${folder}*`, { 'cache-control': cacheControl(folder), 'content-security-policy': NO_PAGE_POLICY }),
    ),
    '',
  ].join('\n');
}

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_redirects`, `from to status`: such hosts count letter case, so that an address is also led to from its lower case. Its own
 * page needs no line, nor that page with a slash at the end: they know both from the names of the files.
 */
export function redirectsFile({ routes, site: { gatewayPath = null, reports = [] } }: RecipeInput): string {
  const lines = routes.flatMap(({ path, match, answer }: Route): readonly string[] => {
    const lower = path.toLowerCase();
    if (answer.kind === 'redirect') {
      if (path === `${answer.to}/`) return [];
      return [...new Set([path, lower])].map((from) => `${from} ${answer.to} 308`);
    }
    if (match === 'anyCase') return lower === path ? [] : [`${lower} ${path} 308`];
    // The start page is index.html everywhere. A target that ends with .html would be redirected.
    return path === '/' ? [] : [`${path} ${answer.file.replace(/\.html$/, '')} 200`];
  });
  return `${[...gatewayNote(gatewayPath), ...reports.flatMap(reportNote), ...lines].join('\n')}\n`;
}

/** Said of a gateway on the site's own origin: where it really is, no file of ours knows, and not every host can hand on. */
const gatewayNote = (path: string | null): readonly string[] =>
  path === null
    ? []
    : [
        `# The pages call the gateway at ${path}/, and nothing here answers ${path}/: where the host can hand on to another origin,`,
        `# add what it reads for that, such as \`${path}/* https://gateway.example/:splat 200\` as the first line; where it cannot,`,
        '# give the settings the address of the gateway itself.',
      ];

const reportNote = ({ name, path }: ReportPlace): readonly string[] => [
  `# The pages post to ${path} (${name}.url), and nothing here answers it: \`${path} https://collector.example/ 200\` likewise.`,
];
