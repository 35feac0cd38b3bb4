import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the tests of the changed file first, by folder and name: most mutants are noticed there, and the rest need not run. */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = wordsOf([this.ctx.config.related ?? []].flat()[0] ?? '');
    const distance = ({ moduleId }: TestSpecification): number =>
      -wordsOf(moduleId).filter((word) => changed.includes(word)).length;
    return files.toSorted((a, b) => distance(a) - distance(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The folders below `core` and the file's own name. */
function wordsOf(path: string): readonly string[] {
  return (/\/core\/(.*?)(?:\.test)?\.ts$/.exec(path)?.[1] ?? '').split('/');
}
