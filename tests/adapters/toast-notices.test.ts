import { describe, expect, it } from 'vitest';
import { createToastNotices, TOAST_MS } from '#adapters/browser/toast-notices.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';

describe('toast', () => {
  it('stays long enough to be read, and then goes', () => {
    const clock = createManualClock();
    const notices = createToastNotices(clock);
    notices.show('soldOut');
    clock.pass(TOAST_MS - 1);
    expect(notices.toast.getSnapshot()?.notice).toBe('soldOut');
    clock.pass(1);
    expect(notices.toast.getSnapshot()).toBeNull();
  });

  it('is taken away, and leaves the next one its whole time', () => {
    const clock = createManualClock();
    const notices = createToastNotices(clock);
    notices.show('soldOut');
    clock.pass(TOAST_MS - 1);
    notices.dismiss();
    expect(notices.toast.getSnapshot()).toBeNull();
    notices.show('networkError');
    clock.pass(TOAST_MS - 1);
    expect(notices.toast.getSnapshot()?.notice).toBe('networkError');
  });

  it('gives a newer notice its whole time', () => {
    const clock = createManualClock();
    const notices = createToastNotices(clock);
    notices.show('soldOut');
    clock.pass(TOAST_MS - 1);
    notices.show('networkError');
    clock.pass(TOAST_MS - 1);
    expect(notices.toast.getSnapshot()?.notice).toBe('networkError');
  });
});
