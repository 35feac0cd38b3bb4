/** How long a page that led on stays busy, ms: until it is gone, a hurried hand's second tap would act again (R54). */
export const LEAVING_MS = 1000;

/** Tells answers to the newest question of the present visit from all others. */
export interface Visit {
  /** Begins a visit; the returned function ends it. */
  begin(): () => void;
  /** Makes the newest question; the returned function says whether its answer is still wanted. */
  ask(): () => boolean;
  /** Says whether this same visit still goes on, whatever was asked since. */
  stay(): () => boolean;
  /** Calls something off when the visit ends: a timer, a watch. */
  untilEnd(stop: () => void): void;
}

/** Keeps late answers from changing a page that was left, or from undoing a newer choice (R53, last intent wins). */
export function createVisit(): Visit {
  let visit: symbol | null = null;
  let question: symbol | null = null;
  let stops: readonly (() => void)[] = [];
  const stay = (): (() => boolean) => {
    const mine = visit;
    return () => mine !== null && mine === visit;
  };
  return {
    begin() {
      const mine = Symbol();
      visit = mine;
      return () => {
        if (mine !== visit) return;
        visit = null;
        for (const stop of stops) stop();
        stops = [];
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
      stops = [...stops, stop];
    },
  };
}
