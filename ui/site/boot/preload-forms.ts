/*
 * Inlined into the pages with a form: what is typed, chosen or pressed before the program stays where it is and is kept in
 * step, and the program takes it over from there. Without this script nothing that needs the program looks alive.
 */
import '../frame/preloaded-check.ts';

const isEarly = (): boolean => window.asaanIsUp !== true;

for (const control of document.querySelectorAll<HTMLButtonElement>('[data-early] [type="submit"], [role="tab"]')) {
  control.disabled = false;
}
// What a browser puts back into a form whose draft lies in the session is older than that, or somebody else's.
document.querySelector<HTMLFormElement>('form[data-early="draft"]')?.reset();

document.addEventListener('submit', (event) => {
  const { target } = event;
  if (!isEarly() || !(target instanceof HTMLFormElement) || !('early' in target.dataset)) return;
  event.preventDefault();
  target.dataset['pressed'] = '';
  target.querySelector('[type="submit"]')?.setAttribute('aria-busy', 'true');
});

document.addEventListener('input', ({ target }) => {
  if (!isEarly() || !(target instanceof HTMLInputElement) || target.type !== 'range') return;
  const field = target.parentElement?.querySelector('input');
  if (field != null) field.value = target.value;
});

document.addEventListener('click', ({ target }) => {
  const tab = target instanceof Element ? target.closest('[role="tab"]') : null;
  const list = tab?.parentElement;
  if (!isEarly() || list == null) return;
  for (const [at, each] of [...list.children].entries()) {
    if (each === tab) list.dataset['chosen'] = String(at);
    each.setAttribute('aria-selected', String(each === tab));
    document.getElementById(each.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', each !== tab);
  }
});

// Where a composition goes on while the program comes, the field is left alone until it ends.
for (const type of ['compositionstart', 'compositionend']) {
  document.addEventListener(type, ({ target }) => {
    if (!isEarly() || !(target instanceof HTMLElement)) return;
    if (type === 'compositionstart') target.dataset['composing'] = '';
    else delete target.dataset['composing'];
  });
}
