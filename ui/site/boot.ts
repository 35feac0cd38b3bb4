/*
 * Inlined into every public page: what cannot wait for the program. Marks that scripts run, holds an Urdu page back until
 * its letters are there, leads `/` to the stored language, answers the number check, and loads the program after the page.
 */
import { checkNumber } from '#core/number-check/check-number.ts';

const root = document.documentElement;
root.dataset['js'] = '';
if (root.lang === 'ur') waitForLetters();
if (window.location.pathname === '/') leaveForHome();
document.addEventListener('input', (event) => early(event, false));
document.addEventListener('submit', (event) => early(event, true));

/** Text that would change its font after it was painted would jump: it is not painted before (Urdu alone). */
function waitForLetters(): void {
  root.dataset['wait'] = '';
  const fonts = ['Asaan Naskh', 'Asaan Nastaliq'].map((name) => document.fonts.load(`1em "${name}"`, 'ا'));
  const show = (): void => {
    delete root.dataset['wait'];
  };
  void Promise.all(fonts).then(show, show);
}

/** `/` is home in the language of the session (R6, Q4). */
function leaveForHome(): void {
  let language: string | null = null;
  try {
    language = window.sessionStorage.getItem('language');
  } catch {
    // A browser that forbids storage has no stored choice.
  }
  if (language === 'ur') window.location.replace('/home/urdo');
  else window.history.replaceState(null, '', `/home${window.location.search}${window.location.hash}`);
}

/** The number check before the program is there: the same rule, the verdict from the page's own templates. */
function early(event: Event, isSubmit: boolean): void {
  const target = event.target;
  const form = target instanceof Element ? target.closest('form[data-check]') : null;
  const field = form?.querySelector('input');
  const button = form?.querySelector('button');
  if (window.asaanIsUp === true || form == null || field == null || button == null) return;
  button.disabled = field.value.trim() === '';
  window.asaanEarly = { text: field.value, isChecked: isSubmit };
  if (!isSubmit) return;
  event.preventDefault();
  const { status, digits } = checkNumber(field.value);
  const template = document.querySelector<HTMLTemplateElement>(`template[data-verdict="${status}"]`);
  if (template === null) return;
  const verdict = template.content.cloneNode(true) as DocumentFragment;
  const judged = verdict.querySelector('bdi');
  if (judged !== null) judged.textContent = digits;
  field.value = digits;
  document.querySelector('[data-verdict-place]')?.replaceChildren(verdict);
}
