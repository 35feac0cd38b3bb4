import { createStore, type Readable } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { Presence } from '../ports/host-app.ts';
import type { SessionMemory, ShopperMarks } from '../ports/session-memory.ts';
import { holdsComplaint } from './drafts.ts';
import { forgetShopper } from './order-in-hand.ts';

/** What lies over a form: nothing; or it is hidden while its writer is asked for, or until the app says who he is. */
export type FormCover = 'none' | 'asking' | 'unanswered';

/** What the guard of a form needs from outside. */
export interface FormGuardPorts {
  readonly session: SessionMemory;
  readonly marks: ShopperMarks;
  /** The token that the app names, empty where nobody is logged in; null where it did not say. Asked anew each time. */
  readonly askToken: () => Promise<string | null>;
  readonly watchPresence: (watch: (presence: Presence) => void) => void;
  /** Loads the page anew. */
  readonly startOver: () => void;
}

/** Sees to it that a form on a public page is shown to its writer alone; `retry` asks the app once more. */
export type FormGuard = ReturnType<typeof createFormGuard>;

/**
 * Guards the complaint inside an app (Q71). It has no order by which the server could prove a renewed token its writer's, and
 * asks for no login: another token finds the form empty, as does nobody after somebody. An app that is silent erases nothing. A form
 * that begins empty is at once whoever's types in it, and his whom the app names first, unless it was out of sight before that.
 */
export function createFormGuard(ports: FormGuardPorts): { readonly cover: Readable<FormCover>; retry(): void } {
  const { session, marks, askToken, watchPresence, startOver } = ports;
  const hasDraft = (): boolean => holdsComplaint(session);
  /** True until the form, empty at first, goes out of sight: all that stands in it was typed by one person. */
  let isFresh = !hasDraft();
  let isDrawn = isFresh;
  let isAway = false;
  /** The token whose form this is. */
  let token: string | null = null;
  /** Until the form is given up: then no answer is wanted any more. */
  const visit = createVisit();
  const giveUp = visit.begin();
  const cover = createStore<FormCover>(isFresh ? 'none' : 'asking');
  if (!hasDraft()) session.remove('complaintBy');

  async function isWriter(named: string): Promise<boolean> {
    if (token !== null && token !== named) return false;
    if (isFresh || !hasDraft()) return true;
    const mark = session.read('complaintBy');
    return mark === (await marks.of(named, mark));
  }

  async function settle(): Promise<void> {
    const isWanted = visit.ask();
    const named = await askToken();
    if (!isWanted()) return;
    if (named === null) {
      if (cover.getSnapshot() !== 'none') cover.set('unanswered');
      return;
    }
    const isHis = await isWriter(named);
    if (!isWanted()) return;
    if (!isHis) {
      forgetShopper(session);
      if (isDrawn) {
        giveUp();
        return startOver();
      }
    }
    const mark = await marks.of(named, null);
    if (!isWanted()) return;
    session.write('complaintBy', mark);
    token = named;
    isDrawn = true;
    cover.set('none');
  }

  function ask(): void {
    cover.set('asking');
    void settle();
  }

  watchPresence((presence) => {
    isFresh = false;
    isAway = presence === 'away';
    // What was asked before is asked again once the page is back.
    visit.ask();
    if (isAway) cover.set('asking');
    else ask();
  });
  void settle();
  return { cover, retry: () => void (isAway || ask()) };
}
