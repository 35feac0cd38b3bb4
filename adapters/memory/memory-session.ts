import type { SessionKey, SessionMemory } from '#core/ports/session-memory.ts';

/** Session memory that ends with the program: for tests, the CLI and as fallback of the browser's. */
export function createMemorySession(start: Readonly<Partial<Record<SessionKey, string>>> = {}): SessionMemory {
  const values = new Map<string, string>(Object.entries(start));
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    outlivesPage: () => false,
  };
}
