/** Brings a verdict's heading, and the hotline under it where it names one, into sight; once it is painted. */
export function bringVerdict(): void {
  const bring = (): void => {
    for (const part of ['a', 'h2'])
      document.querySelector(`[data-verdict-place] ${part}`)?.scrollIntoView({ block: 'nearest' });
  };
  requestAnimationFrame(() => setTimeout(bring));
}
