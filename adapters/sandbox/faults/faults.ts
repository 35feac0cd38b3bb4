/** Where faults are armed, listed and cleared: loopback only, and only where the sandbox was given a board. */
export const FAULTS_PATH = '/__faults';

/** Which requests a fault is for: a path under `/v1/bnpl/`, the complaint's, or `*`; from the n-th on, so many times. */
interface Aim {
  readonly path: string;
  /** The first request that it happens to, counted from when it was armed: 1 or more. */
  readonly nth: number;
  /** How often it happens; 0 for always. */
  readonly times: number;
}

/**
 * What can happen to a request, with its argument. Up to `redirect`, `code` and `shape` the sandbox does nothing of what it
 * was asked; from `commitThenDrop` on it has done all of it, and its answer suffers.
 */
type Happening =
  /** The connection is cut before anything was read, or once all was; or no answer ever comes. */
  | { readonly fault: 'refuse' | 'drop' | 'hang' }
  /** Another HTTP status, with a body. */
  | { readonly fault: 'status'; readonly argument: { readonly status: number; readonly body: string } }
  /** HTTP 200 with this text: a captive portal's page, say. */
  | { readonly fault: 'body'; readonly argument: string }
  | { readonly fault: 'redirect'; readonly argument: { readonly status: number; readonly to: string } }
  /** An envelope with this code, which may be no number at all; or success with these contents, encrypted as they should be. */
  | { readonly fault: 'code' | 'shape'; readonly argument: unknown }
  /** It is done, and no answer comes: the connection is cut, or stays silent; or the answer is encrypted with another key. */
  | { readonly fault: 'commitThenDrop' | 'commitThenHang' | 'wrongKey' }
  /**
   * It is done; the answer comes so many ms later, in pieces of so many bytes, ends after so many, comes byte by byte with so
   * many ms between them, or one bit of its n-th byte is another.
   */
  | { readonly fault: 'slow' | 'slice' | 'truncate' | 'trickle' | 'altered'; readonly argument: number };

/** One fault and whom it is for. */
export type Fault = Aim & Happening;

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
export type FaultBoard = ReturnType<typeof createFaultBoard>;

/** A board on which nothing is armed. */
export function createFaultBoard() {
  let armed: readonly CountedFault[] = [];
  return {
    arm(fault: Fault): void {
      armed = [...armed, { fault, seen: 0, hits: 0 }];
    },
    take(path: string): Fault | null {
      const counted = countRequest(armed, path);
      armed = counted.armed;
      return counted.hit;
    },
    armed: (): readonly ArmedFault[] => armed.map(({ fault, ...counts }) => ({ ...fault, ...counts })),
    clear(): void {
      armed = [];
    },
  } satisfies AnyFaultBoard;
}
