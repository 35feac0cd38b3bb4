import { childrenOf, isNode, nodeIn, nodesIn, parseSource, type SyntaxNode, textIn } from './syntax.ts';

/** The names by which a text is read, from the catalogue's root where that is known; `*` is a computed one. */
interface Chain {
  readonly names: readonly string[];
  readonly owner: 'root' | 'texts' | 'unknown';
}

/** A chain where it stands: with the names that its file reads of anything. */
interface Read extends Chain {
  readonly beside: ReadonlySet<string>;
}

/** What the sources read of the catalogue. */
export interface TextReads {
  readonly chains: readonly Read[];
  /** Texts and the keys of tables: what a computed name can be. */
  readonly keys: ReadonlySet<string>;
  /** What is read of a parameter that holds texts: of a branch that was handed on whole. */
  readonly handedOn: ReadonlySet<string>;
}

/** The same while a file is read. */
interface Found {
  readonly chains: Read[];
  readonly keys: Set<string>;
  readonly handedOn: Set<string>;
  readonly beside: Set<string>;
}

/** Calls that give the whole catalogue, or what they are given in another form. */
const ROOTS = /^(?:useText|useLaterText|usePaymentTexts|usePhoneTexts|useSite|textsOf)$/;
const SAME = /^isolatedTexts$/;
/** The catalogue's own branches: a parameter of that name is one of them. */
const BRANCHES = /^(?:cases|common|docs|notices|payments|phone|pictures|shop|site)$/;
/** Names of parameters that hold texts: what follows them is a path, wherever it begins. */
const TEXTS = /^(?:text|texts|words|said|english|urdu)$/;

type Scope = Map<string, Chain>;

/** Collects what files read of the catalogue: member chains, through constants and destructuring. */
export function readTexts(sources: Iterable<readonly [file: string, text: string]>): TextReads {
  const found = { chains: [], keys: new Set<string>(), handedOn: new Set<string>() };
  for (const [file, text] of sources) walk(parseSource(file, text), new Map(), { ...found, beside: new Set() });
  return found;
}

function walk(node: SyntaxNode, scope: Scope, found: Found): void {
  seeNames(node, found);
  if (node.type === 'VariableDeclarator') return declare(node, scope, found);
  const isFunction = /Function/.test(node.type);
  const inner = isFunction || node.type === 'BlockStatement' ? new Map(scope) : scope;
  if (isFunction) for (const parameter of nodesIn(node, 'params')) bind(parameter, null, inner);
  const chain = chainOf(node, inner);
  if (chain !== null) see(chain, found);
  for (const child of chain === null ? childrenOf(node) : computedIn(node)) walk(child, inner, found);
}

function see(chain: Chain, { chains, handedOn, beside }: Found): void {
  chains.push({ ...chain, beside });
  for (const name of chain.names) beside.add(name);
  if (chain.owner === 'texts' && chain.names.length === 1) handedOn.add(chain.names[0] ?? '');
}

function seeNames(node: SyntaxNode, found: Found): void {
  const { keys, beside } = found;
  const key = textIn(nodeIn(node, 'key'), 'name');
  const value = nodeIn(node, 'value');
  if (node.type === 'Literal') keys.add(String(node['value']));
  if (node.type === 'Property' && key !== null && !/Function/.test(value?.type ?? '')) keys.add(key);
  if (node.type === 'ObjectPattern') {
    for (const property of nodesIn(node, 'properties')) beside.add(textIn(nodeIn(property, 'key'), 'name') ?? '');
  }
  const spread = node.type === 'SpreadElement' ? nodeIn(node, 'argument') : null;
  const chain = spread === null ? null : chainOf(spread, new Map());
  if (chain?.owner === 'root' && spread?.type !== 'Identifier') see(longer(chain, SPREAD), found);
}

/** `const { common, shop } = useText()` gives names to what follows. */
function declare(node: SyntaxNode, scope: Scope, found: Found): void {
  const init = nodeIn(node, 'init');
  const pattern = nodeIn(node, 'id');
  const chain = init === null ? null : chainOf(init, scope);
  if (pattern !== null) seeNames(pattern, found);
  if (pattern !== null) bind(pattern, chain?.owner === 'root' ? chain : null, scope);
  if (init === null) return;
  if (chain?.owner === 'root') for (const each of computedIn(init)) walk(each, scope, found);
  else walk(init, scope, found);
}

function bind(pattern: SyntaxNode, chain: Chain | null, scope: Scope): void {
  const left = nodeIn(pattern, 'left');
  if (pattern.type === 'AssignmentPattern' && left !== null) return bind(left, chain, scope);
  const name = textIn(pattern, 'name');
  if (pattern.type === 'Identifier' && name !== null) {
    if (chain === null) scope.delete(name);
    else scope.set(name, chain);
  }
  for (const property of nodesIn(pattern, 'properties')) {
    const key = textIn(nodeIn(property, 'key'), 'name');
    const value = nodeIn(property, 'value');
    if (key !== null && value !== null) bind(value, longer(chain ?? startOf(key), key), scope);
  }
}

/** Nothing yet: what a name without a known owner follows. */
const startOf = (name: string): Chain => ({ names: [], owner: BRANCHES.test(name) ? 'root' : 'unknown' });

/** Stands for every key of a branch. */
const SPREAD = '...';

const longer = ({ names, owner }: Chain, name: string): Chain => ({ names: [...names, name], owner });

/** The chain that an expression reads, null where it is no chain. */
function chainOf(node: SyntaxNode, scope: Scope): Chain | null {
  switch (node.type) {
    case 'Identifier': {
      const name = textIn(node, 'name') ?? '';
      return scope.get(name) ?? (TEXTS.test(name) ? { names: [], owner: 'texts' } : longer(startOf(name), name));
    }
    case 'MemberExpression': {
      const base = nodeIn(node, 'object');
      const chain = base === null ? null : chainOf(base, scope);
      const property = nodeIn(node, 'property');
      const isLiteral = property?.type === 'Literal' && typeof property['value'] === 'string';
      const name = node['computed'] === true && !isLiteral ? '*' : textIn(property, isLiteral ? 'value' : 'name');
      return chain === null || name === null ? null : longer(chain, name);
    }
    case 'CallExpression': {
      const callee = textIn(nodeIn(node, 'callee'), 'name') ?? '';
      if (ROOTS.test(callee)) return { names: [], owner: 'root' };
      const [argument] = nodesIn(node, 'arguments');
      return SAME.test(callee) && argument !== undefined ? chainOf(argument, scope) : null;
    }
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression': {
      const inner = nodeIn(node, 'expression');
      return inner === null ? null : chainOf(inner, scope);
    }
    default:
      return null;
  }
}

/** The expressions in a chain's brackets and calls: they may read texts themselves. */
function computedIn(node: SyntaxNode): readonly SyntaxNode[] {
  const own = node['computed'] === true ? [node['property']] : [];
  const below = [node['object'], node['expression']].filter(isNode).flatMap(computedIn);
  const given = node.type === 'CallExpression' ? nodesIn(node, 'arguments') : [];
  return [...own.filter(isNode), ...below, ...given];
}

/** The paths of all texts: lists count as one, since they are shown whole. */
export function textPaths(texts: object, above: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const path = [...above, key];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? textPaths(value, path) : [path];
  });
}

/** The texts that nothing reads, as `shop.cart.title`. */
export function unusedTexts(texts: object, { chains, keys, handedOn }: TextReads): readonly string[] {
  const known = new Set(textPaths(texts).flat());
  const telling = chains.filter(({ names: [first = ''], owner }) => owner === 'root' || known.has(first));
  return textPaths(texts)
    .filter((path) => !telling.some((chain) => reads(chain, path, keys, handedOn)))
    .map((path) => path.join('.'));
}

function reads(
  { names, owner, beside }: Read,
  path: readonly string[],
  keys: ReadonlySet<string>,
  handedOn: ReadonlySet<string>,
): boolean {
  const same = (name: string | undefined, key: string | undefined): boolean =>
    key !== undefined && (name === key || (name === '*' && keys.has(key)) || (name === SPREAD && beside.has(key)));
  if (owner === 'root') {
    const length = Math.min(names.length, path.length);
    const isOnTheWay = path.slice(0, length).every((key, at) => same(names[at], key));
    // A branch of two names or more that is handed on whole is read by whoever gets it.
    return (
      isOnTheWay &&
      (names.length >= path.length ||
        (names.length >= 2 && (beside.has(path.at(-1) ?? '') || handedOn.has(path.at(-1) ?? ''))))
    );
  }
  return path.some((_, start) => {
    const rest = path.slice(start);
    const isNamed = rest.length >= 2 || path.length === 1;
    return isNamed && names.length >= rest.length && rest.every((key, at) => same(names[at], key));
  });
}
