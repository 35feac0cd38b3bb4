import autocannon from 'autocannon';

/** What is asked of a server. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of a load. */
export interface Run {
  readonly perSecond: number;
  /** ms */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no 200, and connections that broke. */
  readonly errors: number;
  /** Answers that were 200. */
  readonly answered: number;
  /** Requests under way when the time was up: they may have been done or not. */
  readonly open: number;
}

/** Keeps `count` connections busy with autocannon, one request at a time on each. */
export async function load(port: number, count: number, seconds: number, next: () => Asked): Promise<Run> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: count,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const answered = result['2xx'];
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
    answered,
    open: result.requests.sent - result.requests.total,
  };
}
