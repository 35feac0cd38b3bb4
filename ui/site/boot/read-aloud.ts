import type { Language } from '#core/text/language.ts';
import { speechParts } from '#core/text/spoken-parts.ts';

/** Reads a text aloud; false where that cannot be done. */
type Speak = (text: string) => Promise<boolean>;

/** Offers to read the page aloud, where the device has a voice of the page's language; else by the app around it, if any. */
export function offerReadAloud(language: Language, speakInApp: Speak | null): void {
  const button = document.querySelector<HTMLButtonElement>('[data-tool="listen"]');
  if (button === null) return;
  if ('speechSynthesis' in window) listenWith(button, language);
  else if (speakInApp !== null) listenInApp(button, speakInApp);
}

const partsOfPage = (): readonly string[] => speechParts(document.querySelector('main')?.innerText ?? '');

/** An app that turns out not to read is not offered any more. */
function listenInApp(button: HTMLButtonElement, speak: Speak): void {
  button.hidden = false;
  button.addEventListener('click', () => {
    void speak(partsOfPage().join(' ')).then((isDone) => {
      button.hidden = !isDone;
    });
  });
}

function listenWith(button: HTMLButtonElement, language: Language): void {
  const { speechSynthesis } = window;
  const listen = button.textContent ?? '';
  const stop = button.dataset['stop'] ?? '';
  let isReading = false;

  const voice = (): SpeechSynthesisVoice | null =>
    speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? null;
  const show = (): void => {
    button.hidden = voice() === null;
  };

  function silence(): void {
    isReading = false;
    speechSynthesis.cancel();
    button.textContent = listen;
  }

  function read(): void {
    const parts = partsOfPage().map(said);
    isReading = parts.length > 0;
    parts.at(-1)?.addEventListener('end', silence);
    button.textContent = stop;
    for (const part of parts) speechSynthesis.speak(part);
  }

  function said(text: string): SpeechSynthesisUtterance {
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.voice = voice();
    spoken.lang = language;
    spoken.addEventListener('error', () => isReading && silence());
    return spoken;
  }

  show();
  speechSynthesis.addEventListener('voiceschanged', show);
  window.addEventListener('pagehide', silence);
  button.addEventListener('click', () => (isReading ? silence() : read()));
}
