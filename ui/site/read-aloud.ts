import type { Language } from '#core/language/language.ts';

/** Offers to read the page aloud, where the device has a voice of the page's language. */
export function offerReadAloud(language: Language): void {
  const button = document.querySelector<HTMLButtonElement>('[data-tool="listen"]');
  if (button === null || !('speechSynthesis' in window)) return;
  const listen = button.textContent ?? '';
  const stop = button.dataset['stop'] ?? '';

  const show = (): void => {
    button.hidden = voiceOf(language) === null;
  };
  const silence = (): void => {
    window.speechSynthesis.cancel();
    button.textContent = listen;
  };
  show();
  window.speechSynthesis.addEventListener('voiceschanged', show);
  window.addEventListener('pagehide', silence);
  button.addEventListener('click', () => {
    if (window.speechSynthesis.speaking) return silence();
    const spoken = new SpeechSynthesisUtterance(document.querySelector('main')?.innerText ?? '');
    spoken.voice = voiceOf(language);
    spoken.lang = language;
    spoken.addEventListener('end', silence);
    button.textContent = stop;
    window.speechSynthesis.speak(spoken);
  });
}

function voiceOf(language: Language): SpeechSynthesisVoice | null {
  return window.speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? null;
}
