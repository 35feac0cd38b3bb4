import type { SessionMemory } from '../ports/session-memory.ts';
import type { KeptTap } from '../product/kept-tap.ts';

/** The page is loaded anew before it could take a tap that waits: the next one of the same phone, at `query`, is told of it. */
export function keepOverReload(tap: KeptTap, session: Pick<SessionMemory, 'write'>, query: string): void {
  if (tap.getSnapshot() === 'waiting') session.write('tap', query);
}

/** On the page that was loaded anew: a tap that the one before dropped is told, but for one that was made here already. */
export function tellDropped(tap: KeptTap, session: Pick<SessionMemory, 'read' | 'remove'>, query: string): void {
  const isDropped = session.read('tap') === query;
  session.remove('tap');
  if (isDropped && tap.getSnapshot() === 'none') tap.set('dropped');
}
