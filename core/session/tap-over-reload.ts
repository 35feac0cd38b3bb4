import type { SessionMemory } from '../ports/session-memory.ts';
import type { KeptTap } from '../product/kept-tap.ts';

/** The page is loaded anew before it could take a tap that waits: the next one is told of it. */
export function keepOverReload(tap: KeptTap, session: Pick<SessionMemory, 'write'>): void {
  if (tap.getSnapshot() === 'waiting') session.write('tap', 'dropped');
}

/** On the page that was loaded anew: a tap that the one before dropped is told, but for one that was made here already. */
export function tellDropped(tap: KeptTap, session: Pick<SessionMemory, 'read' | 'remove'>): void {
  const isDropped = session.read('tap') !== null;
  session.remove('tap');
  if (isDropped && tap.getSnapshot() === 'none') tap.set('dropped');
}
