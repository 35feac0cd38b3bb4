/* Inlined into the pages with a number check: answers before the program is there, by the screen's own rules. */
import { numbers } from 'virtual:settings/numbers';
import { judgeNumber, shownNumber, verdictKind } from '#core/number-check/judge-number.ts';
import { canCheck } from '#core/number-check/read-number.ts';
import '../frame/preloaded-check.ts';
import { bringVerdict } from '../frame/bring-verdict.ts';

document.documentElement.dataset['checks'] = '';

/** How often a text is looked for that came without an event, ms. */
const LOOK_MS = 200;
const isUp = (): boolean => window.asaanIsUp === true;

document.addEventListener('submit', (event) => {
  const field = event.target instanceof Element ? fieldOf(event.target) : null;
  if (isUp() || field === null) return;
  event.preventDefault();
  follow(field);
  if (canCheck(field.value)) show(field);
});
document.addEventListener('input', look);
const looking = setInterval(look, LOOK_MS);

const fieldOf = (form: Element): HTMLInputElement | null =>
  form.matches('[data-check]:not([data-early])') ? form.querySelector('input') : null;

/** What the button was set and a verdict given for. */
let judged: string | null = null;

function look(): void {
  const field = document.querySelector<HTMLInputElement>('form[data-check] input');
  if (isUp()) clearInterval(looking);
  else if (field !== null && field.value !== judged) follow(field);
}

/** A change takes the verdict back and frees or locks the button. */
function follow(field: HTMLInputElement): void {
  const button = field.form?.querySelector('button');
  window.asaanCheck?.takeBack();
  delete field.form?.dataset['checked'];
  judged = field.value;
  if (button != null) button.disabled = !canCheck(judged);
}

/** Shows a verdict, from the page's own templates. */
function show(field: HTMLInputElement): void {
  const verdict = judgeNumber(field.value, numbers);
  const { digits } = verdict;
  const name = verdictKind(verdict);
  const template = document.querySelector<HTMLTemplateElement>(`template[data-verdict="${name}"]`);
  const place = document.querySelector('[data-verdict-place]');
  if (template === null || place === null) return;
  const shown = template.content.cloneNode(true) as DocumentFragment;
  const named = shown.querySelector('bdi');
  if (named !== null) named.textContent = shownNumber(verdict);
  if (!verdict.isPartial) shown.querySelector('[data-partial]')?.remove();
  // Words before the digits stay for the program, which says of them what is said here.
  if (field.value !== digits && !verdict.isPartial) field.value = digits;
  judged = field.value;
  const first = [...place.childNodes];
  place.replaceChildren(shown);
  bringVerdict();
  window.asaanCheck = {
    takeBack() {
      delete window.asaanCheck;
      place.replaceChildren(...first);
    },
  };
}

// A verdict that stood before the page was loaded anew, or in the other language, is given again (Q3).
const checkedBefore = document.querySelector<HTMLInputElement>('form[data-checked] input');
if (checkedBefore !== null) {
  follow(checkedBefore);
  show(checkedBefore);
  checkedBefore.form?.setAttribute('data-checked', '');
}
