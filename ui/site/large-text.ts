/* Inlined at the end of every public page: text that was made larger is so from the first. */
try {
  document.documentElement.toggleAttribute('data-large', window.sessionStorage.getItem('largeText') === '1');
} catch {
  // A browser that forbids storage has no stored choice.
}
