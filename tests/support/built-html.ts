import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An element of a built page. */
export interface BuiltElement {
  readonly name: string;
  /** Null for an attribute that it has not. */
  readonly attribute: (name: string) => string | null;
  readonly parent: BuiltElement | null;
  /** Itself and all below it, as it was written. */
  html: string;
}

/** A text or an address of a built page, and the element in which it stands. */
export interface BuiltText {
  readonly text: string;
  readonly element: BuiltElement;
}

/** Elements without content, and those whose content is no text of the page, or that stand within a word. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|wbr|!doctype)$/i;
const UNREAD = /<(head|script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<wbr\/?>/g;
const TAG = /<(\/?)([!\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;

/** Everything that a person reads or presses in a page as a build writes it: its texts and the addresses of its links. */
export function readTexts(html: string): readonly BuiltText[] {
  const page = html.replaceAll(UNREAD, '');
  const texts: BuiltText[] = [];
  const open: { readonly element: BuiltElement; readonly from: number }[] = [];
  for (const match of page.matchAll(TAG)) {
    const [whole, slash, name, attributes = ''] = match;
    const parent = open.at(-1)?.element ?? null;
    if (name === undefined) {
      if (parent !== null && whole.trim() !== '') texts.push({ text: decoded(whole), element: parent });
    } else if (slash === '/') {
      const closed = open.pop();
      if (closed !== undefined) closed.element.html = page.slice(closed.from, match.index);
    } else {
      const attribute = (wanted: string): string | null =>
        new RegExp(`\\s${wanted}="([^"]*)"`).exec(attributes)?.[1] ?? null;
      const element: BuiltElement = { name, attribute, parent, html: whole };
      const address = attribute('href');
      if (address !== null) texts.push({ text: decoded(address), element });
      if (!VOID.test(name)) open.push({ element, from: match.index });
    }
  }
  return texts;
}

/** An element with those around it, the nearest first. */
export function around(element: BuiltElement | null): readonly BuiltElement[] {
  return element === null ? [] : [element, ...around(element.parent)];
}

/** Every HTML file of a folder, by its path. */
export function pagesIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string): string => text.replaceAll(/&(#x27|\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
