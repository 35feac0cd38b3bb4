import type { FailureReason } from '#core/lib/outcome.ts';
import type { Identity } from '#core/ports/host-app.ts';
import type { WireFields } from './wire/call.ts';

/** The setting `gateway.transport`: the wire's formats by their names. */
export const WIRE_FORMATS = ['sealed-query', 'bearer-body'] as const;
/** How a request is written: encrypted in the query, or as a body with a bearer token. */
export type WireFormatName = (typeof WIRE_FORMATS)[number];

/** Folder of the 13 calls under the gateway's address: it names the version of the wire. */
export const FOLDERS = {
  'sealed-query': '/v1/bnpl/',
  'bearer-body': '/v2/bnpl/',
} as const satisfies Readonly<Record<WireFormatName, string>>;

/** The parts of a request that depend on the format. */
export interface WrittenRequest {
  /** What follows the path in the address: empty, or from the question mark on. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON for the body; null where the whole payload stands in the query. */
  readonly payload: string | null;
}

/**
 * How the 13 calls stand on the wire: where token and payload lie in a request, and what an answer's data is. README.md
 * beside this file describes both.
 */
export interface WireFormat {
  readonly folder: (typeof FOLDERS)[WireFormatName];
  /** Writes a request, or says why it cannot be carried: then nothing is sent. */
  write(source: string, identity: Identity, fields: WireFields): Promise<WrittenRequest | FailureReason>;
  /** The data of a success as JSON; undefined where it cannot be read. */
  read(data: unknown): Promise<unknown>;
}
