import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the tests of the changed file first, then those of its folder: most mutants are noticed there, and the rest need not run. */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = placeOf([this.ctx.config.related ?? []].flat()[0] ?? '');
    const words = new Set(changed.split('/'));
    const nearness = ({ moduleId }: TestSpecification): number => {
      const place = placeOf(moduleId);
      return place === changed ? Number.POSITIVE_INFINITY : place.split('/').filter((word) => words.has(word)).length;
    };
    return files.toSorted((a, b) => nearness(b) - nearness(a) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The folders below `core` and the file's own name; `rules` mirrors `core`. */
function placeOf(path: string): string {
  return /\/core\/(?:rules\/)?(.*?)(?:\.test)?\.ts$/.exec(path)?.[1] ?? '';
}
