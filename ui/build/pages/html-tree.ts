/** An element of a page: what stands in it, in order; texts are decoded. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (HtmlElement | string)[];
}

/** Elements that have no content and no end tag. */
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** Elements whose content is text up to their end tag, whatever it looks like. */
const RAW = new Set(['script', 'style']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

interface OpenElement extends HtmlElement {
  readonly children: (HtmlElement | string)[];
}

/** Reads HTML as React writes it: every element is closed, every value is in double quotes. Throws on anything else. */
export function parseHtml(html: string): HtmlElement {
  const root: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open: OpenElement[] = [root];
  const inner = (): OpenElement => open.at(-1) ?? root;
  let at = 0;

  function upTo(end: string): string {
    const found = html.indexOf(end, at);
    if (found === -1) throw new Error(`no '${end}' after ${html.slice(at, at + 40)}`);
    const text = html.slice(at, found);
    at = found + end.length;
    return text;
  }

  function close(name: string): void {
    if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
  }

  function start(): void {
    const tag = readTag(html, at);
    at = tag.end;
    const element: OpenElement = { name: tag.name, attributes: tag.attributes, children: [] };
    inner().children.push(element);
    if (VOID.has(tag.name) || tag.isClosed) return;
    if (RAW.has(tag.name)) element.children.push(upTo(`</${tag.name}>`));
    else open.push(element);
  }

  while (at < html.length) {
    if (html.startsWith('<!--', at)) upTo('-->');
    else if (html.startsWith('<!', at)) upTo('>');
    else if (html.startsWith('</', at)) {
      at += 2;
      close(upTo('>'));
    } else if (html[at] === '<') start();
    else {
      const next = html.indexOf('<', at);
      const end = next === -1 ? html.length : next;
      inner().children.push(decoded(html.slice(at, end)));
      at = end;
    }
  }
  if (open.length !== 1) throw new Error(`<${inner().name}> is not closed`);
  return root;
}

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isClosed: boolean;
  /** Where it ends in the text. */
  readonly end: number;
}

const TAG_NAME = /<([\w-]+)/y;
const ATTRIBUTE = /\s+([\w:-]+)(?:="([^"]*)")?/y;
const TAG_END = /\s*(\/?)>/y;

function readTag(html: string, from: number): Tag {
  const next = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(html);
  };
  const [opening = '', name = ''] = next(TAG_NAME, from) ?? [];
  let at = from + opening.length;
  const attributes = new Map<string, string>();
  for (let found = next(ATTRIBUTE, at); found !== null; found = next(ATTRIBUTE, at)) {
    attributes.set(found[1] ?? '', decoded(found[2] ?? ''));
    at += found[0].length;
  }
  const end = next(TAG_END, at);
  if (name === '' || end === null) throw new Error(`no tag: ${html.slice(from, from + 40)}`);
  return { name, attributes, isClosed: end[1] === '/', end: at + end[0].length };
}

const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** An element and all that stand in it, outermost first. */
export function* elementsIn(element: HtmlElement): Generator<HtmlElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* elementsIn(child);
}

/** The text of an element, and of all that stand in it. */
export function textOf({ children }: HtmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
