import { hexOf } from '#core/lib/ids.ts';
import type { ShopperMarks } from '#core/ports/session-memory.ts';
import { createRandomKeys } from './random-keys.ts';

/**
 * Marks that are salted SHA-256 digests: `salt.digest`. A page without TLS cannot make digests: there a mark is known again
 * by the page alone that made it.
 */
export function createWebShopperMarks(
  web: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: SubtleCrypto },
): ShopperMarks {
  const keys = createRandomKeys(web);
  const ofPage = new Map<string, string>();
  return {
    async of(token, earlier) {
      if (web.subtle === undefined) {
        const mark = ofPage.get(token) ?? keys.next();
        ofPage.set(token, mark);
        return mark;
      }
      const salt = earlier?.split('.')[0] ?? keys.next();
      const digest = await web.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}.${token}`));
      return `${salt}.${hexOf(new Uint8Array(digest))}`;
    },
  };
}
