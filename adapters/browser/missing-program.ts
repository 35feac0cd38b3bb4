import type { ErrorReport } from '#core/ports/error-reports.ts';
import { postQuietly } from './post-quietly.ts';

/** Reports that a page's program did not come: what else reports is in the program. An empty address asks for no reports. */
export function reportMissingProgram(address: string, page: string): void {
  const failure: ErrorReport = { kind: 'error', name: 'ProgramMissing', at: [] };
  if (address !== '') postQuietly(address, JSON.stringify({ ...failure, page }), fetch);
}
