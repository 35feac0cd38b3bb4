/** Keeps the words for a broken page away until the shell's buttons go by their style, or the page is {@link cannotStart}. */
export function isStarting(): void {
  document.documentElement.dataset['starting'] = '';
  document.addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'gone') cannotStart();
  });
}

/** Shows the words for a broken page, unless it is there. */
export function cannotStart(): void {
  delete document.documentElement.dataset['starting'];
}
