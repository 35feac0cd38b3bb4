/** The day on which the page around was built, as the page names it, ms since 1970; NaN in development. */
export const buildDay = (): number =>
  Date.parse(document.querySelector<HTMLElement>('meta[name=build]')?.dataset['day'] ?? '');
