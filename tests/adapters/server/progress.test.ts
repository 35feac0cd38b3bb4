import { describe, expect, it } from 'vitest';
import { progressLine, startProgress } from '#adapters/server/progress.ts';

describe('what takes long says how far it is', () => {
  it('says step, share and seconds', () => {
    expect(progressLine({ task: 'building', name: 'fonts', begun: 3, steps: 4, ms: 2140 })).toBe(
      'building: fonts, 3 of 4 (50 %), 2.1 s',
    );
    expect(progressLine({ task: 'building', name: 'more', begun: 9, steps: 4, ms: 0 })).toContain('(100 %)');
  });

  it('writes a line a step without a terminal', () => {
    const said: string[] = [];
    const progress = startProgress('task', 2, { write: (text) => said.push(text) }, () => 0);
    progress.step('one');
    progress.step('two');
    progress.end();
    expect(said).toEqual(['task: one, 1 of 2 (0 %), 0.0 s\n', 'task: two, 2 of 2 (50 %), 0.0 s\n']);
  });

  it('writes one line anew on a terminal, and takes it away at the end', () => {
    const said: string[] = [];
    const progress = startProgress('task', 2, { isTTY: true, write: (text) => said.push(text) }, () => 0);
    progress.step('one');
    progress.end();
    expect(said).toEqual(['\r\u001B[2Ktask: one, 1 of 2 (0 %), 0.0 s', '\r\u001B[2K']);
  });
});
