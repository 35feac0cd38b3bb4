import { idempotencyKey } from '#core/lib/ids.ts';
import type { Clipboard, SharedPicture, Sharing } from '#core/ports/device.ts';
import type { IdempotencyKeys } from '#core/ports/gateway.ts';
import type { Notices } from '#core/ports/page.ts';
import type { Analytics, AnalyticsEvent } from '#core/ports/reporting.ts';
import type { Notice } from '#core/text/catalogue.ts';

/** Analytics that remembers what it was told. */
export interface RecordingAnalytics extends Analytics {
  readonly events: readonly AnalyticsEvent[];
}

/** Makes an analytics port for tests and the CLI. */
export function createRecordingAnalytics(): RecordingAnalytics {
  const events: AnalyticsEvent[] = [];
  return { events, track: (event) => void events.push(event) };
}

/** Notices that remembers what it showed. */
export interface RecordingNotices extends Notices {
  readonly shown: readonly Notice[];
}

/** Makes a notices port for tests and the CLI. */
export function createRecordingNotices(): RecordingNotices {
  const shown: Notice[] = [];
  return { shown, show: (notice) => void shown.push(notice) };
}

/** A clipboard that can be looked into, or told to refuse. */
export interface MemoryClipboard extends Clipboard {
  /** What was copied last, null before that. */
  readonly text: () => string | null;
}

/** Makes a clipboard for tests and the CLI. */
export function createMemoryClipboard(refuses = false): MemoryClipboard {
  let held: string | null = null;
  return {
    text: () => held,
    async copy(text) {
      if (!refuses) held = text;
      return !refuses;
    },
  };
}

/** A share sheet that remembers what it was given. */
export interface MemorySharing extends Sharing {
  readonly given: readonly string[];
  /** The pictures that came beside texts. */
  readonly pictures: readonly SharedPicture[];
}

/** Makes a share sheet for tests: `answer` is what the person, or the device, does with it. */
export function createMemorySharing(answer: Awaited<ReturnType<Sharing['share']>> = 'shared'): MemorySharing {
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
