/* Inlined into the pages with a number check: answers before the program is there, by the screen's own rules. */
import { numbers } from 'virtual:settings/numbers';
import { judgeNumber } from '#core/number-check/judge-number.ts';
import { canCheck } from '#core/number-check/read-number.ts';
import '../frame/preloaded-check.ts';

document.addEventListener('input', (event) => follow(event, false));
document.addEventListener('submit', (event) => follow(event, true));

/** Typing frees or locks the button; a submit shows the verdict, from the page's own templates. */
function follow(event: Event, isSubmit: boolean): void {
  const target = event.target;
  const form = target instanceof Element ? target.closest('form[data-check]') : null;
  const field = form?.querySelector('input');
  const button = form?.querySelector('button');
  if (window.asaanIsUp === true || form == null || field == null || button == null) return;
  const text = field.value;
  const isChecked = isSubmit && canCheck(text);
  button.disabled = !canCheck(text);
  window.asaanCheck = { text, isChecked };
  if (isSubmit) event.preventDefault();
  if (!isChecked) return;
  const { status, digits } = judgeNumber(text, numbers);
  const template = document.querySelector<HTMLTemplateElement>(`template[data-verdict="${status}"]`);
  if (template === null) return;
  const verdict = template.content.cloneNode(true) as DocumentFragment;
  const judged = verdict.querySelector('bdi');
  if (judged !== null) judged.textContent = digits;
  field.value = digits;
  document.querySelector('[data-verdict-place]')?.replaceChildren(verdict);
}
