import * as v from 'valibot';

/** Where faults are armed, listed and cleared: loopback only, and only where the sandbox was given a board. */
export const FAULTS_PATH = '/__faults';

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

/**
 * What can happen to a request, with its argument. Up to `badGateway` the sandbox does nothing of what it was asked; from
 * `commitThenDrop` on it has done all of it, and its answer suffers.
 */
export const faultSchema = v.variant('fault', [
  /** The connection is cut before anything was read, or once all was. */
  v.object({ ...aim, fault: v.literal('refuse') }),
  v.object({ ...aim, fault: v.literal('drop') }),
  /** No answer ever comes. */
  v.object({ ...aim, fault: v.literal('hang') }),
  /** Another HTTP status, with a body. */
  v.object({ ...aim, fault: v.literal('status'), argument: v.object({ status, body: v.optional(v.string(), '') }) }),
  /** HTTP 200 with this text: a captive portal's page, say. */
  v.object({ ...aim, fault: v.literal('body'), argument: v.string() }),
  v.object({ ...aim, fault: v.literal('redirect'), argument: v.object({ status, to: v.string() }) }),
  /** An envelope with this code, which may be no number at all, and with a success's data. */
  v.object({ ...aim, fault: v.literal('code'), argument: v.unknown() }),
  /** Success with these contents, encrypted as they should be. */
  v.object({ ...aim, fault: v.literal('shape'), argument: v.unknown() }),
  /** It is done, and no answer comes: the connection is cut, or stays silent. */
  v.object({ ...aim, fault: v.literal('commitThenDrop') }),
  v.object({ ...aim, fault: v.literal('commitThenHang') }),
  /** It is done; the answer comes so many ms later, or in pieces of so many bytes, or ends after so many. */
  v.object({ ...aim, fault: v.literal('slow'), argument: whole }),
  v.object({ ...aim, fault: v.literal('slice'), argument: v.pipe(whole, v.minValue(1)) }),
  v.object({ ...aim, fault: v.literal('truncate'), argument: whole }),
  /** It is done; the answer comes byte by byte, one in so many ms. */
  v.object({ ...aim, fault: v.literal('trickle'), argument: v.pipe(whole, v.minValue(1)) }),
  /** It is done; the answer is encrypted with another key, or one bit of its n-th byte is another. */
  v.object({ ...aim, fault: v.literal('wrongKey') }),
  v.object({ ...aim, fault: v.literal('altered'), argument: whole }),
]);

/** One fault and whom it is for. */
export type Fault = v.InferOutput<typeof faultSchema>;
/** The names of the faults. */
export const FAULT_NAMES = faultSchema.options.map((option) => option.entries.fault.literal);

/** A fault that was armed, and what became of it. */
export type ArmedFault = Fault & {
  /** Requests that it was for, since it was armed. */
  readonly seen: number;
  /** How often it happened. A test whose fault was never hit has proved nothing. */
  readonly hits: number;
};

/** A fault that was armed, how many requests it was for, and how often it happened. */
export interface CountedFault {
  readonly fault: Fault;
  readonly seen: number;
  readonly hits: number;
}

/** Counts a request: what is armed afterwards, and the fault that happens to it, if any. */
export function countRequest(
  armed: readonly CountedFault[],
  path: string,
): { readonly armed: readonly CountedFault[]; readonly hit: Fault | null; readonly isChanged: boolean } {
  let hit: Fault | null = null;
  let isChanged = false;
  const counted = armed.map((each): CountedFault => {
    const { fault } = each;
    if (hit !== null || (fault.path !== '*' && fault.path !== path)) return each;
    isChanged = true;
    const seen = each.seen + 1;
    if (seen < fault.nth || (fault.times > 0 && each.hits >= fault.times)) return { ...each, seen };
    hit = fault;
    return { fault, seen, hits: each.hits + 1 };
  });
  return { armed: counted, hit, isChanged };
}

/** The faults of a sandbox, of one process or of several. */
export interface AnyFaultBoard {
  arm(fault: Fault): void | Promise<void>;
  /** The fault that happens to this request, if any; counts it. */
  take(path: string): Fault | null | Promise<Fault | null>;
  armed(): readonly ArmedFault[] | Promise<readonly ArmedFault[]>;
  /** Disarms all. */
  clear(): void | Promise<void>;
}

/** The faults of one process. */
export interface FaultBoard extends AnyFaultBoard {
  arm(fault: Fault): void;
  take(path: string): Fault | null;
  armed(): readonly ArmedFault[];
  clear(): void;
}

/** A board on which nothing is armed. */
export function createFaultBoard(): FaultBoard {
  let armed: readonly CountedFault[] = [];
  return {
    arm(fault) {
      armed = [...armed, { fault, seen: 0, hits: 0 }];
    },
    take(path) {
      const counted = countRequest(armed, path);
      armed = counted.armed;
      return counted.hit;
    },
    armed: () => armed.map(({ fault, ...counts }) => ({ ...fault, ...counts })),
    clear() {
      armed = [];
    },
  };
}
