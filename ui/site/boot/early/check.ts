/*
 * Inlined into the pages with a number check: judges before the program is there, by the screen's own rules, and gives a verdict
 * again that stood before a reload or in the other language (Q3). The program takes over number and verdict as they stand.
 */
import { numbers } from 'virtual:settings/numbers';
import { createWebSession } from '#adapters/browser/web-session.ts';
import { judgeNumber, shownNumber, verdictKind } from '#core/number-check/judge-number.ts';
import { canCheck } from '#core/number-check/read-number.ts';
import { keepDraft, readDraft } from '#core/session/drafts.ts';
import { afterPaint } from '../../frame/after-paint.ts';
import { bringVerdict } from '../../frame/early-verdict.ts';

const session = createWebSession(() => window.sessionStorage);
document.documentElement.dataset['checks'] = '';
// Asked by writing, which takes long.
afterPaint(() => document.documentElement.toggleAttribute('data-keeps', session.outlivesPage('draft:numberCheck')));
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-check]')) {
  const [field, button] = [form.querySelector('input'), form.querySelector('button')];
  const place = document.querySelector('[data-verdict-place]');
  if (field && button && place) answer(form, field, button, place);
}

function answer(form: HTMLFormElement, field: HTMLInputElement, button: HTMLButtonElement, place: Element): void {
  const isUp = (): boolean => 'up' in form.dataset;
  const keep = (checked: '' | 'yes'): void =>
    keepDraft(session, 'draft:numberCheck', { digits: field.value, checked }, Date.now());

  /** A change takes the verdict back and frees or locks the button. */
  const follow = (): void => {
    window.asaanTakeBack?.();
    delete form.dataset['judged'];
    button.disabled = !canCheck(field.value);
  };

  /** Shows a verdict, from the page's own templates. */
  const judge = (why: 'pressed' | 'kept'): void => {
    const verdict = judgeNumber(field.value, numbers);
    const template = document.querySelector<HTMLTemplateElement>(`template[data-verdict="${verdictKind(verdict)}"]`);
    if (template === null) return;
    const shown = template.content.cloneNode(true) as DocumentFragment;
    const named = shown.querySelector('bdi');
    if (named !== null) named.textContent = shownNumber(verdict);
    if (!verdict.isPartial) {
      shown.querySelector('[data-partial]')?.remove();
      // Words before the digits stay for the program, which says of them what is said here.
      if (field.value !== verdict.digits) field.value = verdict.digits;
    }
    place.replaceChildren(shown);
    bringVerdict();
    form.dataset['judged'] = why;
    window.asaanTakeBack = () => {
      delete window.asaanTakeBack;
      place.replaceChildren();
    };
  };

  const kept = readDraft(session, 'draft:numberCheck', ['digits', 'checked'], Date.now());
  // On a slow line somebody types before the page is whole.
  if (field.value !== '') {
    follow();
    keep('');
  } else if (kept !== null) {
    field.value = kept.digits;
    follow();
    if (kept.checked !== '') judge('kept');
  }

  document.addEventListener('input', ({ target }) => {
    if (target !== field || isUp()) return;
    follow();
    keep('');
  });
  document.addEventListener('submit', (event) => {
    // React takes a press of its own from the page that it is in the middle of taking over.
    if (event.target !== form || event.defaultPrevented || isUp()) return;
    event.preventDefault();
    follow();
    if (!canCheck(field.value)) return;
    judge('pressed');
    keep('yes');
  });
}
