import * as v from 'valibot';
// By its path: vite.config.ts reads this file before anything is compiled.
import { isOwnPath } from '../../core/routes/site-pages.ts';

/** Scheme, host and port: https, or http on this machine. */
const ORIGIN = String.raw`(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]))(?::\d{1,5})?`;
const PATH = String.raw`(?:\/[^\s\\?#]*)?`;

/** Parts of letters, digits and a few signs: other servers' files hold them as they are. */
const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/?$/;

/** A text with something to see in it, on one line: signs without a shape of their own are none, half a sign is no text. */
export const text = matching(
  /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*[^\p{C}\p{M}\s\p{Default_Ignorable_Code_Point}\u2800][^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u,
  'must not be empty, and on one line',
);

/** A text that a header of HTTP carries as it is. */
export const headerText = matching(
  /^[!-~](?:[ -~]*[!-~])?$/,
  'must be letters, digits and signs of ASCII, as a header carries',
);

/** A text in both languages. */
export const bilingual = keys({ en: text, ur: text });

export const flag = v.boolean('must be true or false');

/** `https://pictures.example`: no path. */
export const origin = address('', 'an origin without a path');

/** A page of the web. */
export const link = address(String.raw`(?:[\/?#][^\s\\]*)?`, 'an address');

/** `https://gateway.example/base`, or `/gateway` on the site's own origin. */
export const addressOrPath = v.pipe(
  address(String.raw`${PATH}|\/(?!\/)[^\s\\?#]*`, 'a path, or an address without a user, a query or a hash'),
  v.rawCheck(({ dataset, addIssue }) => {
    const path = dataset.typed && dataset.issues === undefined ? dataset.value : '';
    if (!path.startsWith('/')) return;
    if (isOwnPath(path)) addIssue({ message: 'is a path of the site itself' });
    else if (!PLAIN_PATH.test(path))
      addIssue({ message: 'must be a path of letters, digits and the signs . _ ~ - alone' });
  }),
);

/** A phone number as it is dialled in Pakistan. What begins with 0092 is never judged as it is: that is the country code. */
export const phoneNumber = matching(/^0(?!092)\d{6,11}$/, 'must be digits in national form, such as 0512345678');

/** A text of a certain form, which `form` describes. */
export function matching(pattern: RegExp, form: string) {
  return v.pipe(v.string('must be a text'), v.regex(pattern, form));
}

/** An object with these keys and no others: each other one is a fault. Its type names none of the others. */
export function keys<const E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> {
  const schema: unknown = v.objectWithRest(entries, v.never('is no setting'), ({ expected }) =>
    expected === 'Object' ? 'must be an object' : 'is missing',
  );
  return schema as v.ObjectSchema<E, undefined>;
}

/** A list of any length. */
export function list<const S extends v.GenericSchema>(entry: S) {
  return v.array(entry, 'must be a list');
}

/** One of these words. */
export function oneOf<const W extends readonly string[]>(...words: W) {
  return v.picklist(words, `must be ${words.map((word) => `'${word}'`).join(' or ')}`);
}

/**
 * An origin with what may follow it. What a browser calls the origin of a page or a request is compared letter by letter: `:443`
 * and capitals never are in it.
 */
function address(rest: string, what: string) {
  const pattern = new RegExp(`^(?:${ORIGIN}${rest})$`);
  const form = `must be ${what}, on https (http is for localhost alone), written as browsers do: https://shop.example`;
  return v.pipe(
    matching(pattern, form),
    v.check((input) => !pattern.test(input) || input.startsWith('/') || beginsAsBrowsersWrite(input), form),
  );
}

/** Whether scheme, host and port are written as they stand in `URL.origin`. */
const beginsAsBrowsersWrite = (input: string): boolean =>
  URL.canParse(input) && /^[^/]*\/\/[^/?#\\]*/.exec(input)?.[0] === new URL(input).origin;
