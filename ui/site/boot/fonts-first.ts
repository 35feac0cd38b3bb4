/*
 * Inlined into the head of every Urdu page: text that would change its font after it was painted would jump, so it is not
 * painted before its fonts are there. They come inside the page.
 */
const { dataset } = document.documentElement;
const faces = ['400 1em "Urdu Naskh"', '700 1em "Urdu Naskh"', '400 1em "Urdu Nastaliq"'];
const fonts = faces.map((face) => document.fonts.load(face, 'ا'));

dataset['wait'] = '';
void Promise.all(fonts).then(show, show);

function show(): void {
  delete dataset['wait'];
}
