import type { GenericSchema } from 'valibot';
import type { Call } from '#core/ports/gateway.ts';

/** The fields of a request, in the wire's spelling. */
export type WireFields = Readonly<Record<string, string | number>>;

/** How one call looks on the wire: where it goes and what its answer must be. */
export interface WireCall<T> {
  readonly call: Call;
  /** Path under `/v1/bnpl/`. */
  readonly path: string;
  /** What the decrypted answer must look like, and what it becomes in the core. */
  readonly answer: GenericSchema<unknown, T>;
}
