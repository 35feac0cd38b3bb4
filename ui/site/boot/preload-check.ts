/* Inlined into the pages with a number check: answers before the program is there. */
import { checkNumber } from '#core/number-check/check-number.ts';

document.addEventListener('input', (event) => early(event, false));
document.addEventListener('submit', (event) => early(event, true));

/** The same rule as the screen's; the verdict comes from the page's own templates. */
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
