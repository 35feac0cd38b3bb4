import { describe, it } from 'vitest';

/** Makes an adapter, or what a test drives it by. */
export type Make<Subject> = () => Promise<Subject> | Subject;

/** The laws of a port: a title each, and what must hold for a freshly made adapter. */
export type Laws<Subject> = Readonly<Record<string, (make: Make<Subject>) => Promise<void> | void>>;

/** Laws that an adapter cannot keep, by title, each with its reason; the reason is printed with the skipped test. */
export type Cannot = Readonly<Record<string, string>>;

/** Runs every law of a port against one adapter. */
export function describeContract<Subject>(
  port: string,
  adapter: string,
  laws: Laws<Subject>,
  make: Make<Subject>,
  cannot: Cannot = {},
): void {
  describe(`${port}: ${adapter}`, () => {
    for (const [title, law] of Object.entries(laws)) {
      const reason = cannot[title];
      if (reason === undefined) it(title, async () => law(make));
      else it.skip(`${title} (cannot: ${reason})`, () => undefined);
    }
  });
}

/** The contract of a port, to be run against one adapter after the other. */
export const contractOf =
  <Subject>(port: string, laws: Laws<Subject>) =>
  (adapter: string, make: Make<Subject>, cannot: Cannot = {}): void =>
    describeContract(port, adapter, laws, make, cannot);
