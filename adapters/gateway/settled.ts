const OPEN = Symbol('open');

/** Waits for a promise, and says whether it was open still when it was asked for. */
export async function settledOf<T>(promise: Promise<T>): Promise<{ readonly value: T; readonly wasOpen: boolean }> {
  const wasOpen = (await Promise.race([promise, Promise.resolve(OPEN)])) === OPEN;
  return { value: await promise, wasOpen };
}
