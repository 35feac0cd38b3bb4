/*
 * Inlined into the pages with a form that waits for its program: what is typed meanwhile is kept for whatever page takes this
 * one's place, and stands there again (Q3). The program takes it over from the fields.
 */
import { createWebSession } from '#adapters/browser/web-session.ts';
import { hasBridge } from '#adapters/host-app/bridge-name.ts';
import { type DraftKey, keepDraft, readDraft } from '#core/session/drafts.ts';
import { afterPaint } from '../../frame/after-paint.ts';

const session = createWebSession(() => window.sessionStorage);

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
  const key = form.dataset['draft'] as DraftKey;
  const isUp = (): boolean => 'up' in form.dataset;
  if (key !== 'draft:complaint' || !hasBridge(window)) keepIn(form, key, isUp);
  else {
    // Inside an app nobody knows yet whose complaint it is: out of sight, somebody else may have the phone (Q71).
    form.reset();
    document.addEventListener('visibilitychange', () => isUp() || form.reset());
  }
}

function keepIn(form: HTMLFormElement, key: DraftKey, isUp: () => boolean): void {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-field]')];
  const nameOf = ({ dataset }: HTMLElement): string => dataset['field'] ?? '';
  // The sum that the page was built with is none of what is typed (R31).
  const mark = (): void => form.closest('[data-island]')?.setAttribute('data-typed', '');
  const keep = (): void => {
    mark();
    const texts = Object.fromEntries(fields.map((field) => [nameOf(field), field.value]));
    // What is known of a complaint that is under way stays beside its words.
    keepDraft(session, key, { ...texts, ...readDraft(session, key, ['sent'], Date.now()) }, Date.now());
  };
  const kept = readDraft(session, key, fields.map(nameOf), Date.now());
  // On a slow line somebody types before the page is whole.
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) keep();
  else if (kept !== null) {
    for (const field of fields) field.value = kept[nameOf(field)] ?? '';
    mark();
  }
  // Asked by writing, which takes long.
  afterPaint(() => document.documentElement.toggleAttribute('data-keeps', session.outlivesPage(key)));
  form.addEventListener('input', () => isUp() || keep());
}
