import { createBearerBody } from '../gateway/wire-format.ts';
import { ACTIONS, type ActionName, type DocumentedAction } from '../sandbox/actions/action.ts';
import { type GatewayFixtures, SANDBOX_FIXTURES } from './fixtures.ts';
import { KEY_LAWS } from './key-laws.ts';
import { type BackOfficeAction, type BackOfficeActionName, type GatewayUnderTest, type Law, titleOf } from './law.ts';
import { ORDER_LAWS } from './order-laws.ts';
import { originLaws } from './origin-laws.ts';
import { SHOP_LAWS } from './shop-laws.ts';
import { choiceOf, freshShopper } from './shopper.ts';

/** Every law of the gateway, in the order in which they are tried. */
export const GATEWAY_LAWS: readonly Law[] = [...SHOP_LAWS, ...ORDER_LAWS, ...KEY_LAWS];

/** What a back office does for them, by name. */
export const NEEDED_ACTIONS: readonly (readonly [name: ActionName, DocumentedAction])[] = (
  Object.keys(ACTIONS) as ActionName[]
).flatMap((name) => (GATEWAY_LAWS.some(({ needs }) => needs.includes(name)) ? [[name, ACTIONS[name]]] : []));

/** The same and those of pages of another origin, to be named. */
export const ALL_LAWS: readonly Law[] = [
  ...GATEWAY_LAWS,
  ...originLaws({ base: '', source: '', origin: '', format: createBearerBody() }),
];

/** A law that a gateway cannot keep, by its sentence, and why. */
export interface CannotKeep {
  readonly law: string;
  readonly reason: string;
}

/** For a gateway that takes no idempotency keys. */
export const WITHOUT_KEYS: readonly CannotKeep[] = KEY_LAWS.map(({ name }) => ({
  law: name,
  reason: 'the gateway takes no idempotency keys',
}));

/** Whether a sentence names a law: its own, or as a report prints it, its requirement before it. */
export const isNamed = (law: Law, sentence: string): boolean => sentence === law.name || sentence === titleOf(law);

/** Sentences of `cannot` that name no law, by mistake. */
export const unknownLaws = (cannot: readonly CannotKeep[]): readonly string[] =>
  cannot.map(({ law }) => law).filter((name) => !ALL_LAWS.some((law) => isNamed(law, name)));

/** Fresh shoppers: a token that nobody used each time, null once there is none left. */
export type TokenSupply = () => string | null;

/** What a run is set up with; the sandbox's own by default. */
export interface LawOptions {
  /** Phone, price and terms, and ids that do not exist. */
  readonly fixtures?: GatewayFixtures;
  /** Fresh shoppers; those of the fixtures where it is not said. */
  readonly tokens?: TokenSupply;
  /** A shopper's token for laws that leave nothing behind, and `{token}` of a pattern; a fresh one where it is not said. */
  readonly anyone?: string;
  /** What the back office can do; what the fixtures say where it is not said. */
  readonly can?: 'all' | readonly BackOfficeActionName[];
  /** Laws that the gateway cannot keep, beside those of the fixtures. */
  readonly cannot?: readonly CannotKeep[];
}

/** What became of a law: it held, it did not, or there was a reason not to try it. */
export type Verdict =
  | { readonly kind: 'held'; readonly why: null }
  | { readonly kind: 'refused' | 'excused'; readonly why: string };

/** One law of a run. */
export interface TriedLaw {
  readonly law: Law;
  readonly verdict: Verdict;
  /** How long it took, ms. */
  readonly ms: number;
}

/** The tokens of a pattern: `{token}` is the given one, `{n}` is counted up behind the run's own name. */
export function tokensOf(pattern: string, token: string, run: string): TokenSupply {
  let many = 0;
  return () => {
    many += 1;
    return pattern.replaceAll('{token}', token).replaceAll('{n}', `${run}-${many}`);
  };
}

/** The tokens of a list, one after the other. */
export function tokensFrom(list: readonly string[]): TokenSupply {
  const left = list.values();
  return () => left.next().value ?? null;
}

let runs = 0;

/** The fresh shoppers of a run. A pattern makes new ones for each run; a list is used up. */
export function tokensOfRun({
  fixtures = SANDBOX_FIXTURES,
  tokens,
  anyone = 'sandbox-token',
}: LawOptions): TokenSupply {
  runs += 1;
  if (tokens !== undefined) return tokens;
  if (typeof fixtures.tokens !== 'string') return tokensFrom(fixtures.tokens);
  return tokensOf(fixtures.tokens, anyone, `${Date.now().toString(36)}-${runs}`);
}

/** Why a law is not tried; null where it is. Ask before you make a gateway for it. */
export function excuseFor(law: Law, options: LawOptions): string | null {
  const { fixtures = SANDBOX_FIXTURES, can = fixtures.backOffice.can, cannot = [] } = options;
  const keys = fixtures.takesIdempotencyKeys ? [] : WITHOUT_KEYS;
  const known = [...cannot, ...fixtures.cannot, ...keys].find((each) => isNamed(law, each.law));
  if (known !== undefined) return known.reason;
  const missing = law.needs.filter((action) => can !== 'all' && !can.includes(action));
  return missing.length === 0 ? null : `the back office cannot ${missing.join(', ')}`;
}

/**
 * Tries one law on a gateway with shoppers of its own. What a law throws is why it was refused; it resolves to null where it
 * held, and to an excuse where no fresh shopper was left.
 */
export async function tryLaw(law: Law, gateway: GatewayUnderTest, options: LawOptions): Promise<string | null> {
  const { fixtures = SANDBOX_FIXTURES, tokens = () => null, anyone } = options;
  const first = anyone !== undefined && law.shoppers === 0 ? anyone : tokens();
  const second = law.shoppers === 2 ? tokens() : first;
  if (first === null || second === null) return 'no fresh shopper is left: give more tokens, or a pattern';
  const shopper = (token: string) => freshShopper(token, gateway.as(token), fixtures);
  const perform = (action: BackOfficeAction) => performed(law, gateway, action);
  await law.run({
    fixtures,
    me: shopper(first),
    you: shopper(second),
    as: (token) => shopper(token).gateway,
    choice: choiceOf(fixtures),
    address: fixtures.address,
    perform,
    async move(order, ...actions) {
      for (const action of actions) await perform({ action, order });
    },
  });
  return null;
}

/** How a run is made. */
export interface RunOptions {
  readonly laws?: readonly Law[];
  /** A clock for how long laws take, ms. */
  readonly now?: () => number;
  readonly heard?: (tried: TriedLaw) => void;
  /** Seconds after which a law counts as refused; null for as long as it takes. */
  readonly secondsOfALaw?: number | null;
}

/** Tries laws one after the other. `heard` is told of each as soon as it is known. */
export async function runLaws(
  gateway: GatewayUnderTest,
  options: LawOptions,
  { laws = GATEWAY_LAWS, now = () => 0, heard = () => undefined, secondsOfALaw = null }: RunOptions = {},
): Promise<readonly TriedLaw[]> {
  const tried: TriedLaw[] = [];
  const all = { ...options, tokens: tokensOfRun(options) };
  for (const law of laws) {
    const start = now();
    const verdict = await inTime(verdictOn(law, gateway, all), secondsOfALaw);
    const each = { law, verdict, ms: Math.round(now() - start) };
    tried.push(each);
    heard(each);
  }
  return tried;
}

/** The verdict, or a refusal where it comes too late. The law then runs on, with shoppers of its own. */
async function inTime(verdict: Promise<Verdict>, seconds: number | null): Promise<Verdict> {
  if (seconds === null) return verdict;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Verdict>((resolve) => {
    const why = `no verdict within ${seconds} s`;
    timer = setTimeout(() => resolve({ kind: 'refused', why }), seconds * 1000);
  });
  return Promise.race([verdict, late]).finally(() => clearTimeout(timer));
}

async function verdictOn(law: Law, gateway: GatewayUnderTest, options: LawOptions): Promise<Verdict> {
  const excuse = excuseFor(law, options);
  if (excuse !== null) return { kind: 'excused', why: excuse };
  try {
    const why = await tryLaw(law, gateway, options);
    return why === null ? { kind: 'held', why } : { kind: 'excused', why };
  } catch (error) {
    return { kind: 'refused', why: error instanceof Error ? error.message : String(error) };
  }
}

async function performed(law: Law, gateway: GatewayUnderTest, action: BackOfficeAction): Promise<unknown> {
  if (!law.needs.includes(action.action)) throw new Error(`the law does not say that it needs '${action.action}'`);
  const result = await gateway.perform(action);
  if (result === null) throw new Error(`the back office did not answer to '${action.action}'`);
  if (!result.ok) throw new Error(`the back office did not '${action.action}': ${result.reason}`);
  return result.stored;
}
