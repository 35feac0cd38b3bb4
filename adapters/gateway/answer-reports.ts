import type { Outcome } from '#core/lib/outcome.ts';
import type { ErrorReports } from '#core/ports/error-reports.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';

type Method = (...request: readonly unknown[]) => Promise<Outcome<unknown>>;

/** The same gateway, or what there is of one, which also tells the operator of each answer that could not be read or refused by its status. */
export function withAnswerReports<C extends Call>(gateway: Pick<Gateway, C>, reports: ErrorReports): Pick<Gateway, C> {
  const reporting = Object.entries(gateway).map(([call, method]): [string, Method] => [
    call,
    async (...request) => {
      const outcome = await (method as Method)(...request);
      if ('reason' in outcome && (outcome.reason === 'unreadable' || outcome.reason === 'notAccepted'))
        reports.report({ kind: 'answer', call: call as Call });
      return outcome;
    },
  ]);
  return Object.fromEntries(reporting) as unknown as Pick<Gateway, C>;
}
