import type { ServiceContact } from '#core/ports/host-app.ts';

/** The sandbox's values, for development only: they protect nothing. */
export const SANDBOX = { secret: 'sandbox-secret', source: 'asaan', token: 'sandbox-token' } as const;

/** Whom the sandbox's app names as the lender's staff. */
export const SANDBOX_CONTACT: ServiceContact = {
  phones: ['051111883883', '0518841270'],
  whatsApp: '923088888260',
};
