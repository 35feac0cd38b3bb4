/** Brings a verdict's heading, and what stands under it, into sight where it lies below the screen; once it is painted. */
export function bringVerdict(): void {
  const bring = (): void => {
    document.querySelector('[data-verdict-place] h2')?.scrollIntoView({ block: 'nearest' });
  };
  requestAnimationFrame(() => setTimeout(bring));
}
