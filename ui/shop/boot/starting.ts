/** Keeps the words for a broken page away until the shell's buttons go by their style, or they are released. */
export function holdBrokenWords(): void {
  document.documentElement.dataset['starting'] = '';
  document.addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'gone') releaseBrokenWords();
  });
}

/** Leaves the words for a broken page to the style, which shows them unless the page is there. */
export function releaseBrokenWords(): void {
  delete document.documentElement.dataset['starting'];
}
