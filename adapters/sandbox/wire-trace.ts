import * as v from 'valibot';
import { parseJson } from '../gateway/json.ts';
import { sentAddress } from '../gateway/wire/address-fields.ts';
import { isQuestion } from '../gateway/wire/call.ts';
import { COMPLAINT_PATH, complaintBody } from '../gateway/wire/file-complaint.ts';
import type { Transport } from '../gateway/wire/send.ts';
import { WIRE_CALLS } from '../gateway/wire-gateway.ts';
import { type Action, actionSchema } from './actions.ts';
import type { Lender } from './lender.ts';
import type { PerformAction } from './sandbox-actions.ts';
import { NOBODY } from './scenarios/states.ts';

const call = v.object({
  kind: v.literal('call'),
  shopper: v.string(),
  /** Under `/v1/bnpl/`; `complaint` for the complaint. */
  path: v.string(),
  sent: v.record(v.string(), v.unknown()),
  /** Null where nothing readable came back. */
  code: v.nullable(v.number()),
  got: v.unknown(),
});
const action = v.object({ kind: v.literal('action'), action: v.record(v.string(), v.unknown()), ok: v.boolean() });

/** One call or action of a session, as it may be kept: ids by their order of appearance, times as 'a time', nothing that anybody typed. */
export type WireEntry = v.InferOutput<typeof call> | v.InferOutput<typeof action>;

const head = v.object({
  trace: v.literal('wire'),
  /** When the session began, ISO. */
  clock: v.string(),
});

/** What a file of entries begins with; one entry a line follows. */
export const wireTraceHead = (now: number): v.InferOutput<typeof head> => ({
  trace: 'wire',
  clock: new Date(now).toISOString(),
});

/** Reads a kept session; null for what is none. */
export function readWireTrace(text: string): readonly WireEntry[] | null {
  const lines = text.split('\n').filter((line) => line !== '');
  const [first, ...rest] = lines.map(parseJson);
  const read = v.safeParse(v.array(v.variant('kind', [call, action])), rest);
  return v.is(head, first) && read.success ? read.output : null;
}

/** The same lender, whose calls and actions are told to `write`. */
export function createRecordingLender(lender: Lender, write: (entry: WireEntry) => void): Lender {
  const names = createNames();
  return {
    ...lender,
    answer(path, request) {
      const envelope = lender.answer(path, request);
      const fields =
        typeof request === 'object' && request !== null ? (request as Readonly<Record<string, unknown>>) : {};
      const shopper = names.shopper(String(fields['token']));
      write({ kind: 'call', shopper, path, sent: names.mask(sentFields(fields)), ...answered(names, envelope) });
      return envelope;
    },
    fileComplaint(body) {
      const envelope = lender.fileComplaint(body);
      write({ kind: 'call', shopper: 'nobody', path: COMPLAINT, sent: {}, ...answered(names, envelope) });
      return envelope;
    },
    act(made) {
      const result = lender.act(made);
      if (!LOOKS.has(made.action)) write({ kind: 'action', action: names.mask(made), ok: result.ok });
      return result;
    },
  };
}

/** Where a session is walked again. */
export interface ReplayTarget {
  /** The wire, spoken as somebody new of this name. */
  as(shopper: string): Transport;
  /** The token behind such a name. */
  tokenOf(shopper: string): string;
  readonly perform: PerformAction;
}

/** Where a session first went otherwise. */
export interface WireDifference {
  /** From 0. */
  readonly at: number;
  readonly kept: WireEntry;
  readonly now: WireEntry;
}

/** Walks a kept session again, and stops where it first goes otherwise; null where it never does. */
export async function replayWire(entries: readonly WireEntry[], target: ReplayTarget): Promise<WireDifference | null> {
  const names = createNames();
  for (const [at, kept] of entries.entries()) {
    const now =
      kept.kind === 'call' ? await calledAgain(kept, target, names) : await performedAgain(kept, target, names);
    if (JSON.stringify(now) !== JSON.stringify(kept)) return { at, kept, now };
  }
  return null;
}

async function calledAgain(kept: v.InferOutput<typeof call>, target: ReplayTarget, names: Names): Promise<WireEntry> {
  const transport = target.as(kept.shopper);
  const wire = Object.values(WIRE_CALLS).find(({ path }) => path === kept.path);
  const reply =
    kept.path === COMPLAINT
      ? await transport.sendPlain(
          COMPLAINT_PATH,
          complaintBody({
            language: 'en',
            name: NOBODY.name,
            mobile: '3001234567',
            problem: 'A trace is walked again.',
          }),
        )
      : await transport.send(
          kept.path,
          names.unmask(kept.sent) as Readonly<Record<string, string | number>>,
          wire !== undefined && isQuestion(wire.call),
        );
  const back = reply.kind === 'none' ? { code: null, got: reply.reason } : answered(names, reply);
  return { kind: 'call', shopper: kept.shopper, path: kept.path, sent: kept.sent, ...back };
}

async function performedAgain(
  kept: v.InferOutput<typeof action>,
  target: ReplayTarget,
  names: Names,
): Promise<WireEntry> {
  const again = names.unmask(kept.action);
  if (typeof again['shopper'] === 'string') again['shopper'] = target.tokenOf(again['shopper']);
  const read = v.safeParse(actionSchema, again);
  const result = read.success ? await target.perform(read.output) : null;
  return { kind: 'action', action: kept.action, ok: result?.ok === true };
}

const COMPLAINT = 'complaint';
/** Actions that change nothing. */
const LOOKS: ReadonlySet<Action['action']> = new Set(['look', 'orders', 'count']);
/** Fields of requests that may be kept; all else is the shopper's, the app's or the token. */
const SENT: ReadonlySet<string> = new Set([
  'productId',
  'skuCode',
  'productOrderId',
  'receiptType',
  'paymentType',
  'originalProductId',
  'productAmount',
  'overdueDays',
  'loanDays',
  'province',
  'city',
]);
/** What a shopper typed about himself, on either way. */
const PERSONAL = ['name', 'phoneNumber', 'email', 'addr'] as const;
const isPersonal = (key: string): key is (typeof PERSONAL)[number] => (PERSONAL as readonly string[]).includes(key);
const HIDDEN = 'not kept';

const sentFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => SENT.has(key) || isPersonal(key)));

const answered = (names: Names, { code, data }: { readonly code: number; readonly data: unknown }) => ({
  code,
  got: code === 0 && data !== null ? names.mask({ data })['data'] : null,
});

interface Names {
  shopper(token: string): string;
  /** A copy that may be kept, its keys in order. */
  mask(value: object): Record<string, unknown>;
  /** What is sent instead of a kept copy. */
  unmask(kept: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** Names for what differs from run to run. */
function createNames(): Names {
  const known = {
    order: new Map<string, string>(),
    parcel: new Map<string, string>(),
    shopper: new Map<string, string>(),
  };
  const real = new Map<string, string>();

  function nameOf(kind: keyof typeof known, value: string): string {
    const names = known[kind];
    const name = names.get(value) ?? `${kind}#${names.size + 1}`;
    names.set(value, name);
    real.set(name, value);
    return name;
  }

  function maskedText(key: string, text: string): unknown {
    if (text === '') return text;
    if (/orderId$|^order$/i.test(key)) return nameOf('order', text);
    if (key === 'trackingNumber') return nameOf('parcel', text);
    if (key === 'shopper') return nameOf('shopper', text);
    if (isPersonal(key)) return HIDDEN;
    return /time$/i.test(key) && /^\d{4}-/.test(text) ? 'a time' : text;
  }

  function masked(key: string, value: unknown): unknown {
    if (typeof value === 'string') return maskedText(key, value);
    if (typeof value === 'number' && /time$/i.test(key)) return 'a time';
    if (Array.isArray(value)) return value.map((each) => masked('', each));
    if (typeof value !== 'object' || value === null) return value ?? null;
    const entries = Object.entries(value).map(([name, each]) => [name, masked(name, each)] as const);
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  return {
    shopper: (token) => nameOf('shopper', token),
    mask: (value) => masked('', value) as Record<string, unknown>,
    unmask: (kept) =>
      Object.fromEntries(
        Object.entries(kept).map(([key, value]) => {
          if (value === HIDDEN && isPersonal(key)) return [key, sentAddress(NOBODY)[key] ?? ''];
          return [key, key !== 'shopper' && typeof value === 'string' ? (real.get(value) ?? value) : value];
        }),
      ),
  };
}
