import * as fc from 'fast-check';

/** Most runs of one property, whatever it asks for itself. */
const MOST_RUNS = 250;

/** The same examples for every mutant, so that a run can be repeated; a property that fails has said enough without shrinking. */
fc.configureGlobal({ numRuns: 60, seed: 1, endOnFailure: true });

/** Stands in for fast-check while mutants are tested: the same, with few runs of each property. */
export default {
  ...fc,
  assert: (...[property, parameters]: Parameters<typeof fc.assert>): ReturnType<typeof fc.assert> =>
    fc.assert(
      property,
      parameters?.numRuns === undefined
        ? parameters
        : { ...parameters, numRuns: Math.min(parameters.numRuns, MOST_RUNS) },
    ),
};
