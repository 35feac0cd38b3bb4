/** A bug that the tests must see. */
export interface PlantedBug {
  readonly name: string;
  /** Where it is planted. */
  readonly file: string;
  /** The words that it replaces; they stand there once. */
  readonly from: string;
  readonly to: string;
  /** The tests of which one must fail. */
  readonly tests: readonly string[];
}
