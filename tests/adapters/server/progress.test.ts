import { describe, expect, it, vi } from 'vitest';
import { progressLine, startProgress } from '#adapters/server/progress.ts';

describe('whatever takes longer than two seconds shows a line that moves', () => {
  it('says step, share and seconds', () => {
    expect(progressLine({ task: 'building', name: 'fonts', begun: 3, steps: 4, ms: 2140 })).toBe(
      'building: fonts, 3 of 4 (50 %), 2.1 s',
    );
    expect(progressLine({ task: 'building', name: 'more', begun: 9, steps: 4, ms: 0 })).toContain('(100 %)');
  });

  it('is silent for less than two seconds, then a line at most every two, without a terminal', () => {
    vi.useFakeTimers();
    const said: string[] = [];
    const output = { write: (text: string) => said.push(text) };
    const progress = startProgress('task', 3, output, () => Date.now());
    progress.step('one');
    progress.step('two');
    vi.advanceTimersByTime(1900);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(4200);
    expect(said).toEqual([
      'task: two, 2 of 3 (33 %), 2.0 s\n',
      'task: two, 2 of 3 (33 %), 4.0 s\n',
      'task: two, 2 of 3 (33 %), 6.0 s\n',
    ]);
    progress.end();
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(3);
    vi.useRealTimers();
  });

  it('writes one line anew on a terminal, and takes it away at the end', () => {
    const said: string[] = [];
    const progress = startProgress('task', 2, { isTTY: true, write: (text) => said.push(text) }, () => 0);
    progress.step('one');
    progress.end();
    expect(said).toEqual(['\r\u001B[2Ktask: one, 1 of 2 (0 %), 0.0 s', '\r\u001B[2K']);
  });
});
