import type { Language } from '#core/text/language.ts';
import type { Speak } from './read-aloud.ts';

/**
 * Shows the buttons that read aloud where anybody can read, and takes their presses; what reads is loaded with the first
 * one. Returns what takes the offer back.
 */
export function offerReading(language: Language, speakInApp: Speak | null): () => void {
  const { dataset } = document.documentElement;
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : null;
  const voice = (): SpeechSynthesisVoice | null =>
    synthesis?.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language)) ?? null;
  const show = (): void => {
    if (voice() === null && speakInApp === null) delete dataset['voice'];
    else dataset['voice'] = '';
  };
  show();
  synthesis?.addEventListener('voiceschanged', show);
  const take = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-listen]') : null;
    if (button === null) return;
    void import('./read-aloud.ts').then(({ press }) => press(button, { language, voice, speakInApp }));
  };
  document.addEventListener('click', take);
  return () => {
    document.removeEventListener('click', take);
    synthesis?.removeEventListener('voiceschanged', show);
  };
}
