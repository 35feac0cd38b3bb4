/**
 * Says of every working part of the page that its program does not come, beside its button: that is no longer busy, and takes
 * no press that nobody would carry out. A program that comes after all takes the page over as it stands.
 */
export function giveUp(): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-broken]')) words.dataset['broken'] = 'shown';
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-early]')) {
    delete form.dataset['pressed'];
    const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
    button?.removeAttribute('aria-busy');
    if (button !== null) button.disabled = true;
  }
}
