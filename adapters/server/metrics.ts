import { performance } from 'node:perf_hooks';

/** One request that is over. */
export interface MeasuredRequest {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  /** Sent, head and body. */
  readonly bytes: number;
}

/** Counts requests, and tells the counts in the text format that Prometheus reads. */
export interface Metrics {
  begin(): void;
  end(request: MeasuredRequest): void;
  error(): void;
  /** `droppedLines`: log lines that nobody read. */
  text(about: { readonly version: string; readonly build: string }, droppedLines: number): string;
}

/** What a scrape is answered with: the text format, version 0.0.4. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Upper bounds of the duration's buckets, seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
/** Methods that have a name of their own: a client cannot make up more. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

interface Histogram {
  /** How many were within each bound but not within the one before; the last for all that took longer. */
  readonly counts: number[];
  sum: number;
  bytes: number;
}

/** Counts from zero. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Histogram>();
  let [open, errors] = [0, 0];

  function durationsOf(route: string): Histogram {
    const found = durations.get(route) ?? { counts: Array<number>(BOUNDS.length + 1).fill(0), sum: 0, bytes: 0 };
    durations.set(route, found);
    return found;
  }

  return {
    begin: () => void (open += 1),
    end({ route, method, status, ms, bytes }) {
      open -= 1;
      const labels = `method="${METHODS.has(method) ? method : 'other'}",route="${route}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const histogram = durationsOf(route);
      const within = BOUNDS.findIndex((bound) => ms / 1000 <= bound);
      const at = within < 0 ? BOUNDS.length : within;
      histogram.counts[at] = (histogram.counts[at] ?? 0) + 1;
      histogram.sum += ms / 1000;
      histogram.bytes += bytes;
    },
    error: () => void (errors += 1),
    text({ version, build }, droppedLines) {
      const { rss } = process.memoryUsage();
      const cpu = process.cpuUsage();
      return [
        ...family('asaan_build_info', 'gauge', 'What runs: its version and the build of its pages.', [
          `{build="${build}",version="${version}"} 1`,
        ]),
        ...family(
          'http_requests_total',
          'counter',
          'Requests that are over.',
          [...requests].map(([labels, count]) => `{${labels}} ${count}`),
        ),
        ...family(
          'http_request_duration_seconds',
          'histogram',
          'From the head of a request to the end of its answer.',
          [...durations].flatMap(([route, each]) => durationLines(route, each)),
        ),
        ...family(
          'http_response_bytes_total',
          'counter',
          'Bytes sent, heads and bodies.',
          [...durations].map(([route, { bytes }]) => `{route="${route}"} ${bytes}`),
        ),
        ...family('http_requests_open', 'gauge', 'Requests under way.', [` ${open}`]),
        ...family('asaan_errors_total', 'counter', 'Errors that were logged.', [` ${errors}`]),
        ...family('asaan_log_lines_dropped_total', 'counter', 'Log lines that nobody read.', [` ${droppedLines}`]),
        ...family('process_start_time_seconds', 'gauge', 'When the process began, seconds since 1970.', [
          ` ${(performance.timeOrigin / 1000).toFixed(3)}`,
        ]),
        ...family('process_cpu_seconds_total', 'counter', 'Time that the process was computing.', [
          ` ${((cpu.user + cpu.system) / 1e6).toFixed(3)}`,
        ]),
        ...family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [` ${rss}`]),
        '',
      ].join('\n');
    },
  };
}

function family(name: string, type: string, help: string, samples: readonly string[]): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => name + sample)];
}

/** The lines of one histogram: each bucket holds all the ones before it. */
function durationLines(route: string, { counts, sum }: Histogram): readonly string[] {
  let below = 0;
  const buckets = counts.map((count, at) => {
    below += count;
    return `_bucket{route="${route}",le="${BOUNDS[at] ?? '+Inf'}"} ${below}`;
  });
  return [...buckets, `_sum{route="${route}"} ${sum}`, `_count{route="${route}"} ${below}`];
}
