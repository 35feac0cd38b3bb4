/** The text of every style file that a page may bring, with its classes scoped and its addresses as they are served; by the path from here. */
export const STYLE_TEXTS = import.meta.glob<string>(
  ['../../kit/**/*.css', '../../site/**/*.css', '../../shop/**/*.css', './*.css'],
  { query: '?inline', import: 'default', eager: true },
);
