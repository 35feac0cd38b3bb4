import { createBearerBody } from '../gateway/wire-format.ts';
import { ACTIONS, type Action, type ActionName, type DocumentedAction } from '../sandbox/actions/action.ts';
import { type GatewayFixtures, SANDBOX_FIXTURES } from './fixtures.ts';
import { KEY_LAWS } from './key-laws.ts';
import { choiceOf, freshShopper, type GatewayUnderTest, type Law, titleOf } from './law.ts';
import { ORDER_LAWS } from './order-laws.ts';
import { originLaws } from './origin-laws.ts';
import { SHOP_LAWS } from './shop-laws.ts';

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

/** Whether a sentence names a law: its own, or as a report prints it, its requirement before it. */
const isNamed = (law: Law, sentence: string): boolean => sentence === law.name || sentence === titleOf(law);

/** Sentences of `cannot` that name no law, by mistake. */
export const unknownLaws = ({ cannot }: GatewayFixtures): readonly string[] =>
  cannot.map(({ law }) => law).filter((name) => !ALL_LAWS.some((law) => isNamed(law, name)));

/** What a run is set up with. */
export interface LawOptions {
  /** Phone, price and terms, ids that do not exist, fresh shoppers, and what cannot be done; the sandbox's own by default. */
  readonly fixtures?: GatewayFixtures;
  /** A shopper's token for laws that leave nothing behind, and `{token}` of a pattern; a fresh one where it is not said. */
  readonly anyone?: string;
  /** The laws to try; all that every gateway must keep where it is not said. */
  readonly laws?: readonly Law[];
  /** Is told of each law as soon as it is known. */
  readonly heard?: (tried: TriedLaw) => void;
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

/** Fresh shoppers: a token that nobody used each time, null once there is none left. */
export type TokenSupply = () => string | null;

let runs = 0;

/** The fresh shoppers of a run. A pattern makes new ones for each run; a list is used up. */
export function tokensOfRun({ fixtures = SANDBOX_FIXTURES, anyone = 'sandbox-token' }: LawOptions): TokenSupply {
  const { tokens } = fixtures;
  if (typeof tokens !== 'string') {
    const left = tokens.values();
    return () => left.next().value ?? null;
  }
  runs += 1;
  const run = `${Date.now().toString(36)}-${runs}`;
  let many = 0;
  return () => {
    many += 1;
    return tokens.replaceAll('{token}', anyone).replaceAll('{n}', `${run}-${many}`);
  };
}

/** Why a law is not tried; null where it is. Ask before you make a gateway for it. */
export function excuseFor(law: Law, { fixtures = SANDBOX_FIXTURES }: LawOptions): string | null {
  const { cannot, takesIdempotencyKeys, backOffice } = fixtures;
  const known = cannot.find((each) => isNamed(law, each.law));
  if (known !== undefined) return known.reason;
  if (law.group === 'keys' && !takesIdempotencyKeys) return 'the gateway takes no idempotency keys';
  const missing = law.needs.filter((action) => backOffice.can !== 'all' && !backOffice.can.includes(action));
  return missing.length === 0 ? null : `the back office cannot ${missing.join(', ')}`;
}

/**
 * Tries one law on a gateway with shoppers of its own. What a law throws is why it was refused; it resolves to null where it
 * held, and to an excuse where no fresh shopper was left.
 */
export async function tryLaw(
  law: Law,
  gateway: GatewayUnderTest,
  { fixtures = SANDBOX_FIXTURES, anyone }: LawOptions,
  tokens: TokenSupply,
): Promise<string | null> {
  const first = anyone !== undefined && law.shoppers === 0 ? anyone : tokens();
  const second = law.shoppers === 2 ? tokens() : first;
  if (first === null || second === null) return 'no fresh shopper is left: give more tokens, or a pattern';
  const shopper = (token: string) => freshShopper(token, gateway.as(token), fixtures);
  const perform = (action: Action) => performed(law, gateway, action);
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

/** Tries laws one after the other. */
export async function runLaws(gateway: GatewayUnderTest, options: LawOptions = {}): Promise<readonly TriedLaw[]> {
  const { laws = GATEWAY_LAWS, heard } = options;
  const tried: TriedLaw[] = [];
  const tokens = tokensOfRun(options);
  for (const law of laws) {
    const start = Date.now();
    const verdict = await verdictOn(law, gateway, options, tokens);
    const each = { law, verdict, ms: Date.now() - start };
    tried.push(each);
    heard?.(each);
  }
  return tried;
}

async function verdictOn(
  law: Law,
  gateway: GatewayUnderTest,
  options: LawOptions,
  tokens: TokenSupply,
): Promise<Verdict> {
  const excuse = excuseFor(law, options);
  if (excuse !== null) return { kind: 'excused', why: excuse };
  try {
    const why = await tryLaw(law, gateway, options, tokens);
    return why === null ? { kind: 'held', why } : { kind: 'excused', why };
  } catch (error) {
    return { kind: 'refused', why: error instanceof Error ? error.message : String(error) };
  }
}

async function performed(law: Law, gateway: GatewayUnderTest, action: Action): Promise<unknown> {
  if (!law.needs.includes(action.action)) throw new Error(`the law does not say that it needs '${action.action}'`);
  const result = await gateway.perform(action);
  if (result === null) throw new Error(`the back office did not answer to '${action.action}'`);
  if (!result.ok) throw new Error(`the back office did not '${action.action}': ${result.reason}`);
  return result.stored;
}

/** A run as it is printed with `--json`. */
export type ConformanceReport = ReturnType<typeof reportOf>;

/** The report of a run that began at `time`, ISO 8601; `least` is how many laws must hold. */
export function reportOf(
  tried: readonly TriedLaw[],
  about: { readonly gateway: string; readonly transport: string; readonly time: string },
  least?: number,
) {
  const many = (kind: Verdict['kind']): number => tried.filter(({ verdict }) => verdict.kind === kind).length;
  const sum = { held: many('held'), refused: many('refused'), excused: many('excused') };
  return {
    ...about,
    ...sum,
    /** Whether none was refused, and as many held as must: more than were excused, where no other number is said. */
    isProof: sum.refused === 0 && sum.held > 0 && sum.held >= (least ?? sum.excused + 1),
    laws: tried.map(({ law: { name, requirement, group }, verdict: { kind: verdict, why }, ms }) => ({
      law: name,
      requirement,
      group,
      verdict,
      /** Why it was refused or excused; null for one that held. */
      why,
      /** How long it took, ms. */
      ms,
    })),
  };
}

/** A law of a run as a line. */
export function lineOf({ law, verdict }: TriedLaw): string {
  const head = `${verdict.kind.padEnd(8)}${titleOf(law)}`;
  return verdict.why === null ? head : `${head}\n        ${verdict.why}`;
}

/** The closing line of a run. */
export const sumOf = ({ held, refused, excused }: Readonly<Record<Verdict['kind'], number>>): string =>
  `${held} laws held, ${refused} refused, ${excused} excused`;
