import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Decoder } from '#adapters/gateway/decoder.ts';
import { complaintAnswer } from '#adapters/gateway/wire/file-complaint.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { numRuns, timeout } from '../support/runs.ts';

describe('what comes over the wire', () => {
  it('R71 decoders are always total on hostile JSON', { timeout }, () => {
    const answers = [...Object.values(WIRE_CALLS).map(({ answer }) => answer), complaintAnswer];
    const json = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record(
        {
          productOrderId: fc.jsonValue({ maxDepth: 1 }),
          status: fc.jsonValue({ maxDepth: 1 }),
          calcInfos: fc.jsonValue({ maxDepth: 1 }),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom<Decoder<unknown>>(...answers), json, (answer, value) => {
        // One that throws fails the property.
        answer(value);
      }),
      { numRuns },
    );
  });
});
