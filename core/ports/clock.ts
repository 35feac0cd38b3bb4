/** Time as the core sees it: the core itself never asks the platform. */
export interface Clock {
  /** Milliseconds since 1970, by the device. For display only: what is allowed is the server's to say (Q57). */
  now(): number;
  /** When the program was built, ms since 1970; NaN or absent where it does not know. A device whose clock is before that is wrong. */
  readonly builtAt?: number;
  /** Runs `task` once, `ms` milliseconds from now; the returned function calls it off. */
  after(ms: number, task: () => void): () => void;
}
