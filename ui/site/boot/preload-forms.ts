/*
 * Inlined into the pages with a form: what is typed, chosen or pressed before the program stays where it is and is kept in
 * step, and the program takes it over from there. Without this script nothing that needs the program looks alive.
 */
import { createWebSession } from '#adapters/browser/web-session.ts';
import { hasBridge } from '#adapters/host-app/bridge-name.ts';
import { type DraftKey, keepDraft, readDraft } from '#core/session/drafts.ts';
import { keepFieldsInCache } from '../../kit/kept-fields.ts';
import { isLeaving, isReloaded } from '../../kit/reload.ts';
import { giveUp } from '../frame/give-up.ts';
import '../frame/preloaded-check.ts';

const isEarly = (): boolean => window.asaanIsUp !== true;

// Without this script nothing that waits for one can be typed, moved or chosen.
const WAITING = '[data-early] :disabled, [data-check] input, [role="tab"], fieldset[data-choice]';
for (const control of document.querySelectorAll<HTMLButtonElement>(WAITING)) control.disabled = false;
const session = createWebSession(() => window.sessionStorage);
type DraftField = HTMLInputElement | HTMLTextAreaElement;
/** How often the forms are looked at for what came without an event, ms. */
const LOOK_MS = 200;
const looks: (() => void)[] = [];
/** What the page before left for this one: answers, the field that had the focus, and a press that it could not take. */
const left = new URLSearchParams(session.read('left') ?? '');
session.remove('left');
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-early], form[data-check]')) {
  // What a browser puts back into a form whose draft lies in the session is older than that, or somebody else's.
  form.reset();
  const key = (form.dataset['early'] ?? form.dataset['check']) as DraftKey;
  const fields = new Map(
    Array.from(form.querySelectorAll<DraftField>('[data-field]'), (field) => [field.dataset['field'] ?? '', field]),
  );
  const texts = (): Readonly<Record<string, string>> =>
    Object.fromEntries([
      ...[...fields].map(([name, { value }]) => [name, value] as const),
      ...(key === 'draft:numberCheck' ? [['checked', window.asaanCheck === undefined ? '' : 'yes'] as const] : []),
    ]);
  // Inside an app a complaint is its writer's alone, and kept once it is known whose it is (Q71).
  const isKept = key !== 'draft:complaint' || !hasBridge(window);
  const kept = isKept ? readDraft(session, key, [...fields.keys()], Date.now()) : null;
  // What the page was built with is no answer to what is typed; a number check was built with none.
  const mark = (): void =>
    void (key === 'draft:numberCheck' || form.closest('[data-island]')?.setAttribute('data-typed', ''));
  if (kept !== null) {
    for (const [name, field] of fields) field.value = kept[name] ?? '';
    if ((readDraft(session, key, ['checked'], Date.now())?.checked ?? '') !== '') form.dataset['checked'] = '';
    mark();
  }
  let seen = JSON.stringify(texts());
  const look = (): void => {
    const now = JSON.stringify(texts());
    if (!isEarly() || now === seen) return;
    seen = now;
    mark();
    if (!isKept) return;
    // What is known of a complaint that is under way stays beside its words.
    const course = readDraft(session, key, ['sent'], Date.now());
    keepDraft(session, key, { ...texts(), ...course }, Date.now());
  };
  document.documentElement.toggleAttribute('data-keeps', isKept && session.outlivesPage(key));
  looks.push(look);
  form.addEventListener('input', look);
  if (isReloaded() && left.get('pressed') === key) keepPress(form);
}
const CHOICES = 'fieldset[data-choice] input';
for (const choice of document.querySelectorAll<HTMLInputElement>(CHOICES)) {
  if (left.get(choice.name) === choice.value) choice.checked = true;
}
const looking = setInterval(() => {
  focusAgain();
  for (const look of looks) look();
  if (!isEarly()) clearInterval(looking);
}, LOOK_MS);

/** The field that had the focus has it again once the page is painted, unless another has it by then. */
function focusAgain(): void {
  if (document.activeElement === document.body) document.getElementById(left.get('focus') ?? '')?.focus();
  if (document.activeElement !== document.body) left.delete('focus');
}

keepFieldsInCache();

document.addEventListener('submit', (event) => {
  const { target } = event;
  if (!isEarly() || !(target instanceof HTMLFormElement) || !('early' in target.dataset)) return;
  event.preventDefault();
  keepPress(target);
});

/** Keeps a press for the program. */
function keepPress(form: HTMLFormElement): void {
  form.dataset['pressed'] = '';
  form.querySelector('[type="submit"]')?.setAttribute('aria-busy', 'true');
}

// What loads the program has nobody who hears that it failed, as it does in Firefox once another page is asked for.
window.addEventListener('unhandledrejection', () => isEarly() && !isLeaving() && giveUp());

// By the style's own clock, for what loads the program may have been refused.
document.addEventListener('animationend', ({ target }) => {
  if (isEarly() && target instanceof Element && target.matches('[data-broken]')) giveUp();
});

// Before the form keeps its draft: a slider's position is its field's text.
document.addEventListener(
  'input',
  ({ target }) => {
    if (!isEarly() || !(target instanceof HTMLInputElement) || target.type !== 'range') return;
    const field = target.parentElement?.querySelector('input');
    if (field != null) field.value = target.value;
  },
  true,
);

// The language switch keeps the query and what was chosen; what was typed lies in the session (R15, Q3).
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-switch]') : null;
  if (link == null) return;
  link.search = window.location.search;
  leaveParts();
});

window.asaanLeave = () => {
  const pressed = document.querySelector<HTMLFormElement>('form[data-pressed]')?.dataset['early'];
  leaveParts({ focus: document.activeElement?.id ?? '', ...(pressed !== undefined && { pressed }) });
};

/** Leaves for the page that takes this one's place what is no text of a form; what is typed is kept as it comes. */
function leaveParts(more: Readonly<Record<string, string>> = {}): void {
  for (const look of looks) look();
  const answers = Array.from(document.querySelectorAll<HTMLInputElement>(`${CHOICES}:checked`));
  const parts = [...answers.map(({ name, value }) => [name, value]), ...Object.entries(more)];
  if (parts.length > 0) session.write('left', new URLSearchParams(parts).toString());
}

// The tab that was shown last is shown first, with Back, after a reload and in the other language.
const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const tabBefore = tabs.find(({ dataset }) => dataset['tab'] === session.read('tab'));
if (tabBefore !== undefined) turnTo(tabBefore);
document.addEventListener('click', ({ target }) => {
  const tab = tabs.find((each) => target instanceof Node && each.contains(target));
  if (tab === undefined) return;
  session.write('tab', tab.dataset['tab'] ?? '');
  if (isEarly()) turnTo(tab);
});

function turnTo(tab: HTMLElement): void {
  for (const [at, each] of tabs.entries()) {
    if (each === tab && each.parentElement !== null) each.parentElement.dataset['chosen'] = String(at);
    each.setAttribute('aria-selected', String(each === tab));
    document.getElementById(each.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', each !== tab);
  }
}

// Where a composition goes on while the program comes, the field is left alone until it ends.
for (const type of ['compositionstart', 'compositionend']) {
  document.addEventListener(type, ({ target }) => {
    if (!isEarly() || !(target instanceof HTMLElement)) return;
    if (type === 'compositionstart') target.dataset['composing'] = '';
    else delete target.dataset['composing'];
  });
}
