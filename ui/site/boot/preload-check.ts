/* Inlined into the pages with a number check: answers before the program is there, by the screen's own rules. */
import { numbers } from 'virtual:settings/numbers';
import { isUnreadable, judgeNumber } from '#core/number-check/judge-number.ts';
import { canCheck } from '#core/number-check/read-number.ts';
import '../frame/preloaded-check.ts';

document.addEventListener('input', (event) => follow(event, false));
document.addEventListener('submit', (event) => follow(event, true));

/** A change takes the verdict back and frees or locks the button; a submit shows a verdict, from the page's own templates. */
function follow(event: Event, isSubmit: boolean): void {
  const target = event.target;
  const form = target instanceof Element ? target.closest('form[data-check]') : null;
  const field = form?.querySelector('input');
  const button = form?.querySelector('button');
  if (window.asaanIsUp === true || form == null || field == null || button == null) return;
  window.asaanCheck?.takeBack();
  button.disabled = !canCheck(field.value);
  if (!isSubmit) return;
  event.preventDefault();
  if (!button.disabled) show(field);
}

function show(field: HTMLInputElement): void {
  const verdict = judgeNumber(field.value, numbers);
  const { digits } = verdict;
  const name = isUnreadable(verdict) ? 'unreadable' : verdict.status;
  const template = document.querySelector<HTMLTemplateElement>(`template[data-verdict="${name}"]`);
  const place = document.querySelector('[data-verdict-place]');
  if (template === null || place === null) return;
  const shown = template.content.cloneNode(true) as DocumentFragment;
  const judged = shown.querySelector('bdi');
  if (judged !== null) judged.textContent = digits;
  if (field.value !== digits) field.value = digits;
  const first = [...place.childNodes];
  place.replaceChildren(shown);
  window.asaanCheck = {
    takeBack() {
      delete window.asaanCheck;
      place.replaceChildren(...first);
    },
  };
}
