/** The letters that the Urdu fonts are asked for: none of Latin, and no digits. */
export const URDU_RANGE = 'U+0600-06FF,U+200C-200D,U+0020';
