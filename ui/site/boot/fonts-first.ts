/*
 * Inlined into the head of every Urdu page: text that would change its font after it was painted would jump, so it is not
 * painted before its fonts are there. They come inside the page.
 */
const { dataset } = document.documentElement;
const fonts = ['Urdu Naskh', 'Urdu Nastaliq'].map((name) => document.fonts.load(`1em "${name}"`, 'ا'));

dataset['wait'] = '';
void Promise.all(fonts).then(show, show);

function show(): void {
  delete dataset['wait'];
}
