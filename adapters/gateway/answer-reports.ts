import type { Outcome } from '#core/lib/outcome.ts';
import type { ErrorReports } from '#core/ports/error-reports.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';

type Method = (...request: readonly unknown[]) => Promise<Outcome<unknown>>;

/**
 * The same gateway, or what there is of one, which also tells the operator of each answer that could not be read or refused by its
 * status, and of each call that did not reach the gateway though `isOnline` says that the device has a network (reliability row 60).
 */
export function withAnswerReports<C extends Call>(
  gateway: Pick<Gateway, C>,
  reports: ErrorReports,
  isOnline: () => boolean,
): Pick<Gateway, C> {
  const reporting = Object.entries(gateway).map(([name, method]): [string, Method] => [
    name,
    async (...request) => {
      const outcome = await (method as Method)(...request);
      const reason = 'reason' in outcome && outcome.reason;
      const call = name as Call;
      if (reason === 'unreadable' || reason === 'notAccepted') reports.report({ kind: 'answer', call });
      if (reason === 'unreachable' && isOnline()) reports.report({ kind: reason, call });
      return outcome;
    },
  ]);
  return Object.fromEntries(reporting) as unknown as Pick<Gateway, C>;
}
