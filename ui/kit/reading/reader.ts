import type { Language } from '#core/text/language.ts';

/** Reads a text aloud; false where that cannot be done. */
export type Speak = (text: string) => Promise<boolean>;

/** Who reads: the device's voice of the page's language, else the app around the page. */
export interface Reader {
  readonly language: Language;
  /** The device's voice; null where it has none of this language. */
  readonly voice: () => SpeechSynthesisVoice | null;
  /** Null without an app. */
  readonly speakInApp: Speak | null;
}
