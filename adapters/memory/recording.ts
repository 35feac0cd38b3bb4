import { idempotencyKey } from '#core/lib/ids.ts';
import type { Clipboard, Shared, SharedPicture, Sharing } from '#core/ports/device.ts';
import type { IdempotencyKeys } from '#core/ports/gateway.ts';
import type { Notices } from '#core/ports/page.ts';
import type { Analytics, AnalyticsEvent } from '#core/ports/reporting.ts';
import type { Notice } from '#core/text/catalogue.ts';

/** Makes analytics for tests and the CLI, which remembers what it was told. */
export function createRecordingAnalytics(): Analytics & { readonly events: readonly AnalyticsEvent[] } {
  const events: AnalyticsEvent[] = [];
  return { events, track: (event) => void events.push(event) };
}

/** Makes notices for tests and the CLI, which remember what they showed. */
export function createRecordingNotices(): Notices & { readonly shown: readonly Notice[] } {
  const shown: Notice[] = [];
  return { shown, show: (notice) => void shown.push(notice) };
}

/** Makes a clipboard for tests and the CLI; `text`: what was copied last, null before that. */
export function createMemoryClipboard(refuses = false): Clipboard & { readonly text: () => string | null } {
  let held: string | null = null;
  return {
    text: () => held,
    async copy(text) {
      if (!refuses) held = text;
      return !refuses;
    },
  };
}

/**
 * Makes a share sheet for tests, which remembers the texts and the pictures beside them; `answer` is what the person, or the
 * device, does with it.
 */
export function createMemorySharing(
  answer: Shared = 'shared',
): Sharing & { readonly given: readonly string[]; readonly pictures: readonly SharedPicture[] } {
  const given: string[] = [];
  const pictures: SharedPicture[] = [];
  return {
    given,
    pictures,
    isOffered: true,
    takesPictures: true,
    async share(text, picture = null) {
      if (answer !== 'shared') return answer;
      given.push(text);
      if (picture !== null) pictures.push(picture);
      return answer;
    },
  };
}

/** Keys that count from 1, for tests: anybody can guess them. */
export function createCountedKeys(): IdempotencyKeys {
  let made = 0;
  return {
    next() {
      made += 1;
      return idempotencyKey(`counted-key-${String(made).padStart(8, '0')}`);
    },
  };
}
