import * as v from 'valibot';
import { authorization } from '../admin-key.ts';
import { type ArmedFault, FAULTS_PATH, type Fault } from './faults.ts';

const from = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const status = from(200, 599);
/** Once, from the first request on, where nothing else is said. */
const aim = { path: v.pipe(v.string(), v.nonEmpty()), nth: v.optional(from(1), 1), times: v.optional(from(0), 1) };

const BARE = ['refuse', 'drop', 'hang', 'commitThenDrop', 'commitThenHang', 'wrongKey'] as const;

/** Reads a fault as it is armed. */
export const faultSchema = v.variant('fault', [
  ...BARE.map((fault) => v.object({ ...aim, fault: v.literal(fault) })),
  v.object({ ...aim, fault: v.literal('status'), argument: v.object({ status, body: v.optional(v.string(), '') }) }),
  v.object({ ...aim, fault: v.literal('body'), argument: v.string() }),
  v.object({ ...aim, fault: v.literal('redirect'), argument: v.object({ status, to: v.string() }) }),
  ...(['code', 'shape'] as const).map((fault) => v.object({ ...aim, fault: v.literal(fault), argument: v.unknown() })),
  ...(['slow', 'truncate', 'altered'] as const).map((fault) =>
    v.object({ ...aim, fault: v.literal(fault), argument: from(0) }),
  ),
  ...(['slice', 'trickle'] as const).map((fault) => v.object({ ...aim, fault: v.literal(fault), argument: from(1) })),
]) satisfies v.GenericSchema<unknown, Fault>;

/** The names of the faults. */
export const FAULT_NAMES = faultSchema.options.map((option) => option.entries.fault.literal);

/** Arms, lists and disarms the faults of a sandbox. Null where it has no switchboard or cannot be reached. */
export interface FaultSwitch {
  arm(fault: Fault): Promise<readonly ArmedFault[] | null>;
  list(): Promise<readonly ArmedFault[] | null>;
  clear(): Promise<readonly ArmedFault[] | null>;
}

const answer = v.object({ ok: v.literal(true), armed: v.array(v.unknown()) });

/** The switchboard of the sandbox behind `base`, the gateway's address. `admin`: the token that it asks of strangers. */
export function httpFaultSwitch(base: string, source: string, admin: string | null = null): FaultSwitch {
  async function ask(method: 'GET' | 'POST' | 'DELETE', fault?: Fault): Promise<readonly ArmedFault[] | null> {
    try {
      const response = await fetch(base.replace(/\/gateway$/, FAULTS_PATH), {
        method,
        headers: { 'content-type': 'application/json', source, ...authorization(admin) },
        ...(fault === undefined ? {} : { body: JSON.stringify(fault) }),
      });
      const read = v.safeParse(answer, await response.json());
      return read.success ? (read.output.armed as readonly ArmedFault[]) : null;
    } catch {
      return null;
    }
  }

  return { arm: (fault) => ask('POST', fault), list: () => ask('GET'), clear: () => ask('DELETE') };
}
