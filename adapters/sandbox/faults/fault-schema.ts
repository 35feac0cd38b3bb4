import * as v from 'valibot';
import type { Fault } from './faults.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599));

/** Which requests a fault is for: a path under `/v1/bnpl/`, the complaint's, or `*`; from the n-th on, so many times. */
const aim = {
  path: v.pipe(v.string(), v.nonEmpty()),
  /** The first request that it happens to, counted from when it was armed. */
  nth: v.optional(v.pipe(whole, v.minValue(1)), 1),
  /** How often it happens; 0 for always. */
  times: v.optional(whole, 1),
};

/** Reads a fault as it is armed. */
export const faultSchema = v.variant('fault', [
  v.object({ ...aim, fault: v.literal('refuse') }),
  v.object({ ...aim, fault: v.literal('drop') }),
  v.object({ ...aim, fault: v.literal('hang') }),
  v.object({ ...aim, fault: v.literal('status'), argument: v.object({ status, body: v.optional(v.string(), '') }) }),
  v.object({ ...aim, fault: v.literal('body'), argument: v.string() }),
  v.object({ ...aim, fault: v.literal('redirect'), argument: v.object({ status, to: v.string() }) }),
  v.object({ ...aim, fault: v.literal('code'), argument: v.unknown() }),
  v.object({ ...aim, fault: v.literal('shape'), argument: v.unknown() }),
  v.object({ ...aim, fault: v.literal('commitThenDrop') }),
  v.object({ ...aim, fault: v.literal('commitThenHang') }),
  v.object({ ...aim, fault: v.literal('slow'), argument: whole }),
  v.object({ ...aim, fault: v.literal('slice'), argument: v.pipe(whole, v.minValue(1)) }),
  v.object({ ...aim, fault: v.literal('truncate'), argument: whole }),
  v.object({ ...aim, fault: v.literal('trickle'), argument: v.pipe(whole, v.minValue(1)) }),
  v.object({ ...aim, fault: v.literal('wrongKey') }),
  v.object({ ...aim, fault: v.literal('altered'), argument: whole }),
]) satisfies v.GenericSchema<unknown, Fault>;

/** The names of the faults. */
export const FAULT_NAMES = faultSchema.options.map((option) => option.entries.fault.literal);
