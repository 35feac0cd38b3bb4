import type { Gateway } from '#core/ports/gateway.ts';
import { createExchange, type ExchangeOptions } from './http-exchange.ts';
import { sendPlain } from './http-transport.ts';
import { COMPLAINT_PATH, complaintBody, complaintOutcome } from './wire/file-complaint.ts';

/** The one call of the public pages: they need neither a cipher nor the shop's decoders (R36). */
export function createHttpComplaints(
  options: ExchangeOptions & { readonly base: string | null; readonly source: string },
): Pick<Gateway, 'fileComplaint'> {
  const exchange = createExchange(options);
  return {
    async fileComplaint(complaint, key) {
      const to = { base: options.base, path: COMPLAINT_PATH, source: options.source, key };
      return complaintOutcome(await sendPlain(exchange, to, complaintBody(complaint)));
    },
  };
}
