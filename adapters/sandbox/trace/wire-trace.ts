import * as v from 'valibot';
import { parseJson } from '../../gateway/json.ts';

/** One call of a session. */
export const callEntry = v.object({
  kind: v.literal('call'),
  shopper: v.string(),
  /** Under `/v1/bnpl/`; `complaint` for the complaint. */
  path: v.string(),
  sent: v.record(v.string(), v.unknown()),
  /** Null where nothing readable came back. */
  code: v.nullable(v.number()),
  got: v.unknown(),
});
/** One action of a session. */
export const actionEntry = v.object({
  kind: v.literal('action'),
  action: v.record(v.string(), v.unknown()),
  ok: v.boolean(),
});

/** One call or action of a session, as it may be kept: ids by their order of appearance, times as 'a time', nothing that anybody typed. */
export type WireEntry = v.InferOutput<typeof callEntry> | v.InferOutput<typeof actionEntry>;

const head = v.object({
  trace: v.literal('wire'),
  /** Of the words in which calls and actions are kept. */
  version: v.literal(2),
  /** When the session began, ISO. */
  clock: v.string(),
});

/** What a file of entries begins with; one entry a line follows. */
export const wireTraceHead = (now: number): v.InferOutput<typeof head> => ({
  trace: 'wire',
  version: 2,
  clock: new Date(now).toISOString(),
});

/** Reads a kept session; null for what is none. */
export function readWireTrace(text: string): readonly WireEntry[] | null {
  const lines = text.split('\n').filter((line) => line !== '');
  const [first, ...rest] = lines.map(parseJson);
  const read = v.safeParse(v.array(v.variant('kind', [callEntry, actionEntry])), rest);
  return v.is(head, first) && read.success ? read.output : null;
}
