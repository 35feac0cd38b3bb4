import * as v from 'valibot';
import { isQuestion } from '#core/gateway/calls.ts';
import { COMPLAINT_PATH, complaintBody } from '../../gateway/wire/file-complaint.ts';
import type { Transport } from '../../gateway/wire/send.ts';
import { WIRE_CALLS } from '../../gateway/wire-gateway.ts';
import { actionSchema } from '../actions/action-schema.ts';
import type { PerformAction } from '../actions/performers.ts';
import { COMPLAINT } from '../calls/once.ts';
import { SAMPLE_ADDRESS } from '../scenarios/address.ts';
import { answered, createNames, type Names } from './names.ts';
import type { actionEntry, callEntry, WireEntry } from './wire-trace.ts';

/** Where a session is walked again. */
export interface ReplayTarget {
  /** The wire as a new shopper of this name uses it. */
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

async function calledAgain(
  kept: v.InferOutput<typeof callEntry>,
  target: ReplayTarget,
  names: Names,
): Promise<WireEntry> {
  const transport = target.as(kept.shopper);
  const wire = Object.values(WIRE_CALLS).find(({ path }) => path === kept.path);
  const reply =
    kept.path === COMPLAINT
      ? await transport.sendPlain(
          COMPLAINT_PATH,
          complaintBody({
            language: 'en',
            name: SAMPLE_ADDRESS.name,
            mobile: '3001234567',
            problem: 'A trace is walked again.',
          }),
        )
      : await transport.send(
          kept.path,
          names.unmask(kept.sent) as Readonly<Record<string, string | number>>,
          wire !== undefined && isQuestion(wire.call),
        );
  const back = reply.kind !== 'envelope' ? { code: null, got: reply.reason } : answered(names, reply);
  return { kind: 'call', shopper: kept.shopper, path: kept.path, sent: kept.sent, ...back };
}

async function performedAgain(
  kept: v.InferOutput<typeof actionEntry>,
  target: ReplayTarget,
  names: Names,
): Promise<WireEntry> {
  const again = names.unmask(kept.action);
  if (typeof again['shopper'] === 'string') again['shopper'] = target.tokenOf(again['shopper']);
  const read = v.safeParse(actionSchema, again);
  const result = read.success ? await target.perform(read.output) : null;
  return { kind: 'action', action: kept.action, ok: result?.ok === true };
}
