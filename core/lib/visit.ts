/**
 * How long a page stays busy after it opened another one, ms: an app on a slow phone takes seconds to put its own page in
 * front, and a second tap in between would send again (R54).
 */
export const LEAVING_MS = 5000;

/** Tells answers to the newest question of the present visit from all others. */
export interface Visit {
  /** Begins a visit and calls off what an earlier one left; the returned function ends it. */
  begin(): () => void;
  /** Makes the newest question; the returned function says whether its answer is still wanted. */
  ask(): () => boolean;
  /** Says whether this same visit still goes on, whatever was asked since. */
  stay(): () => boolean;
  /**
   * Calls something off when the visit ends: a timer, a watch. At once where no visit goes on. The returned function
   * calls it off earlier, once.
   */
  untilEnd(stop: () => void): () => void;
}

/** Keeps late answers from changing a page that was left, or from undoing a newer choice (R53, last intent wins). */
export function createVisit(): Visit {
  let visit: symbol | null = null;
  let question: symbol | null = null;
  const stops = new Set<() => void>();

  function callOff(): void {
    for (const stop of Array.from(stops)) stop();
  }

  function stay(): () => boolean {
    const mine = visit;
    return () => mine !== null && mine === visit;
  }

  return {
    begin() {
      callOff();
      const mine = Symbol();
      visit = mine;
      return () => {
        if (mine !== visit) return;
        visit = null;
        callOff();
      };
    },
    ask() {
      const isHere = stay();
      const mine = Symbol();
      question = mine;
      return () => isHere() && mine === question;
    },
    stay,
    untilEnd(stop) {
      const stopOnce = (): void => {
        if (stops.delete(stopOnce)) stop();
      };
      stops.add(stopOnce);
      if (visit === null) stopOnce();
      return stopOnce;
    },
  };
}
