/*
 * Inlined into the head of every English page: the face of headings, which comes inside the page, is read while the page
 * is, so that it is there for the first frame.
 */
void document.fonts.load('700 1em Manrope');
