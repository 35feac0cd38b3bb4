import * as v from 'valibot';

/** Where faults are armed, listed and cleared: loopback only, and only where the sandbox was given a board. */
export const FAULTS_PATH = '/__faults';

const from = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const status = from(200, 599);

/** Which requests a fault is for: a path under `/v1/bnpl/`, the complaint's, or `*`; and how often, 0 for always. */
const aim = { path: v.pipe(v.string(), v.nonEmpty()), times: v.optional(from(0), 1) };

/**
 * Reads a fault as it is armed. Up to `code` and `shape` the sandbox does nothing of what it was asked; from `commitThenDrop`
 * on it has done all of it, and its answer suffers.
 */
export const faultSchema = v.variant('fault', [
  // The connection is cut before anything was read; or no answer ever comes.
  ...(['refuse', 'hang'] as const).map((fault) => v.object({ ...aim, fault: v.literal(fault) })),
  // Another HTTP status, with a body.
  v.object({ ...aim, fault: v.literal('status'), argument: v.object({ status, body: v.optional(v.string(), '') }) }),
  // HTTP 200 with this text: a captive portal's page, say.
  v.object({ ...aim, fault: v.literal('body'), argument: v.string() }),
  // An envelope with this code, which may be no number at all; or success with these contents, encrypted as they should be.
  ...(['code', 'shape'] as const).map((fault) => v.object({ ...aim, fault: v.literal(fault), argument: v.unknown() })),
  // It is done, and the connection is cut before the answer; or the answer is encrypted with another key.
  ...(['commitThenDrop', 'wrongKey'] as const).map((fault) => v.object({ ...aim, fault: v.literal(fault) })),
  // It is done; the answer comes so many ms later.
  v.object({ ...aim, fault: v.literal('slow'), argument: from(0) }),
]);

/** What happens to a request, and to which. */
export type Fault = Readonly<v.InferOutput<typeof faultSchema>>;

/** A fault that was armed, and how often it happened. A test whose fault was never hit has proved nothing. */
export type ArmedFault = Fault & { readonly hits: number };

/** The faults of a sandbox. */
export type FaultBoard = ReturnType<typeof createFaultBoard>;

/** A board on which nothing is armed. */
export function createFaultBoard() {
  let all: { readonly fault: Fault; hits: number }[] = [];
  return {
    arm: (fault: Fault): void => void all.push({ fault, hits: 0 }),
    /** The fault that happens to this request, if any: the first that is for it. */
    take(path: string): Fault | null {
      const found = all.find(
        ({ fault, hits }) => ['*', path].includes(fault.path) && (fault.times === 0 || hits < fault.times),
      );
      if (found === undefined) return null;
      found.hits += 1;
      return found.fault;
    },
    armed: (): readonly ArmedFault[] => all.map(({ fault, hits }) => ({ ...fault, hits })),
    /** Disarms all. */
    clear: (): void => void (all = []),
  };
}
