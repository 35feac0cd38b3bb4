/** Names the token in the fragment of a sandbox page's address. */
const NAME = 'admin=';

/** The fragment that hands a page the admin token: no server and no log sees it. */
export const adminKey = (token: string): string => `#${NAME}${token}`;

/** The token in a fragment, null where it holds none. */
export function adminTokenIn(fragment: string): string | null {
  const found = fragment.startsWith(`#${NAME}`) ? fragment.slice(NAME.length + 1) : '';
  return /^[\x21-\x7e]{16,200}$/.test(found) ? found : null;
}

/** What a request says of the token; nothing where there is none. */
export const authorization = (token: string | null): { readonly authorization?: string } =>
  token === null ? {} : { authorization: `Bearer ${token}` };
