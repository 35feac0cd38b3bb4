import type { Language } from '#core/text/language.ts';
import { speechParts } from '#core/text/spoken-parts.ts';

/** Offers to read the page aloud, where the device has a voice of the page's language. */
export function offerReadAloud(language: Language): void {
  const button = document.querySelector<HTMLButtonElement>('[data-tool="listen"]');
  if (button !== null && 'speechSynthesis' in window) listenWith(button, language);
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
    const parts = speechParts(document.querySelector('main')?.innerText ?? '').map(said);
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
