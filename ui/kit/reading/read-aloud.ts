import { READING_AIDS } from '#core/text/aids.ts';
import type { Language } from '#core/text/language.ts';
import { speechParts } from '#core/text/spoken-parts.ts';
import { spokenText } from './spoken-text.ts';

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

/** The button whose part is being read. */
let reading: HTMLElement | null = null;

/** Reads the part of the page around a button, or stops where it is being read already. */
export async function press(button: HTMLElement, reader: Reader): Promise<void> {
  const wasReading = reading === button;
  silence();
  if (wasReading) return;
  const region = button.closest('[data-spoken]') ?? document.querySelector('main');
  const parts = region === null ? [] : speechParts(spokenText(region, READING_AIDS[reader.language].chosen));
  if (parts.length === 0) return;
  const voice = reader.voice();
  if (voice === null) {
    // Where the app does not read either, the button says so.
    button.toggleAttribute('data-unread', (await reader.speakInApp?.(parts.join('\n'))) !== true);
    return;
  }
  reading = button;
  button.dataset['reading'] = '';
  for (const [at, part] of parts.entries()) {
    const spoken = new SpeechSynthesisUtterance(part);
    spoken.voice = voice;
    spoken.lang = reader.language;
    const end = (): void => {
      if (reading === button) silence();
    };
    spoken.addEventListener('error', end);
    if (at === parts.length - 1) spoken.addEventListener('end', end);
    window.speechSynthesis.speak(spoken);
  }
}

function silence(): void {
  if (reading === null) return;
  delete reading.dataset['reading'];
  reading = null;
  window.speechSynthesis.cancel();
}

window.addEventListener('pagehide', silence);
