import { useEffect, useSyncExternalStore } from 'react';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { DRAFT_KEYS, DRAFT_MAX_LENGTH, passingDrafts } from '#core/session/drafts.ts';
import { nothingToWatch } from './before-program.ts';
import { type FieldTexts, leaveTyped, TYPED_MARK } from './leave-typed.ts';

const sources = new Map<string, () => FieldTexts>();

/** Under this name go the drafts that no storage holds. */
const DRAFTS = 'drafts';

/** Under this one which field has the focus. */
const FOCUS = 'focus';

/** Leaves what stands in the page's parts for the page of the other language (Q3). */
export function keepForLanguageSwitch(session: SessionMemory): void {
  const parts = [...sources].map(([name, read]) => [name, read()] as const);
  leave({ ...Object.fromEntries(parts), ...passing(session) });
}

/** Leaves the drafts that no storage holds for another page of the site. */
export const keepForNextPage = (session: SessionMemory): void => leave(passing(session));

/** Leaves for the same page, loaded anew, what another would find, and which field is being typed into. */
export function keepForReload(session: SessionMemory): void {
  const id = document.activeElement?.id ?? '';
  leave({ ...passing(session), ...(id !== '' && { [FOCUS]: { id } }) });
}

/** Gives the focus back to the field that had it when the page was loaded anew, its caret after what stands there. */
export function focusAgain(): void {
  const field = document.getElementById(restoredInput(FOCUS, ['id'])?.['id'] ?? '');
  if (field === null || document.activeElement !== document.body) return;
  field.focus();
  const isText =
    field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionEnd !== null);
  if (isText) field.setSelectionRange(field.value.length, field.value.length);
}

/** Beside what the inlined script has left with the same click, while the page's parts are on their way. */
function leave(typed: Readonly<Record<string, FieldTexts>>): void {
  if (Object.keys(typed).length > 0) leaveTyped({ ...leftTexts(), ...typed });
}

/** What stands in the tab's name; nothing of it is looked at yet. */
function leftTexts(): Readonly<Record<string, FieldTexts>> {
  if (!window.name.startsWith(TYPED_MARK)) return {};
  try {
    const left: unknown = JSON.parse(window.name.slice(TYPED_MARK.length));
    return isRecord(left) ? (left as Readonly<Record<string, FieldTexts>>) : {};
  } catch {
    return {};
  }
}

function passing(session: SessionMemory): Readonly<Record<string, FieldTexts>> {
  const drafts = passingDrafts(session);
  return Object.keys(drafts).length === 0 ? {} : { [DRAFTS]: drafts };
}

/** Takes back what was left in the tab's name, where the page is still here. */
export function leaveNothing(): void {
  if (window.name.startsWith(TYPED_MARK)) window.name = '';
}

let taken: Readonly<Record<string, unknown>> = {};

/** Takes what the page before has left in the tab's name, and clears it; drafts go on in this page's session. */
export function takeFromPageBefore(session: SessionMemory): void {
  taken = leftTexts();
  leaveNothing();
  for (const key of DRAFT_KEYS) {
    const draft = restoredInput(DRAFTS, [key])?.[key];
    if (draft !== undefined) session.write(key, draft);
  }
}

/** What stood in a part of the page before; null for nothing. Looked at field by field, as all that comes from outside: what is too long was not written by us, or stays behind whole. */
export function restoredInput(name: string, fields: readonly string[]): FieldTexts | null {
  const typed = taken[name];
  if (!isRecord(typed)) return null;
  const texts = fields.map((field) => [field, typed[field]] as const);
  return texts.every(([, text]) => typeof text === 'string' && text.length <= DRAFT_MAX_LENGTH)
    ? (Object.fromEntries(texts) as FieldTexts)
    : null;
}

/** One text of a part as it stood before; empty for none, and while a page is built. */
export const useRestoredText = (name: string, field: string): string =>
  useSyncExternalStore(
    nothingToWatch,
    () => restoredInput(name, [field])?.[field] ?? '',
    () => '',
  );

/** Offers what stands in a part of the page to the language switch, for as long as the part is drawn. */
export function useLanguageSwitchState(name: string, read: () => FieldTexts): void {
  useEffect(() => {
    sources.set(name, read);
    return () => void sources.delete(name);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
