import type { SessionMemory } from '../ports/session-memory.ts';
import type { SiteLayout } from '../routes/site-pages.ts';
import { type Language, parseLanguage } from '../text/language.ts';

/** The language chosen in this session, null for none: it decides where `/` leads and the language of the shop (R15, Q4, Q50). */
export function storedLanguage(session: Pick<SessionMemory, 'read'>): Language | null {
  return parseLanguage(session.read('language'));
}

/** Keeps the chosen language for the session (R15). */
export function rememberLanguage(session: Pick<SessionMemory, 'write'>, language: Language): void {
  session.write('language', language);
}

/** The family of addresses that the session is in (R12, R15). */
export function storedLayout(session: Pick<SessionMemory, 'read'>): SiteLayout {
  return session.read('layout') === 'newer' ? 'newer' : 'classic';
}

/** Keeps the family of addresses for the session. */
export function rememberLayout(session: Pick<SessionMemory, 'write' | 'remove'>, layout: SiteLayout): void {
  if (layout === 'newer') session.write('layout', layout);
  else session.remove('layout');
}

/**
 * The shop's language: what the app's common parameters say (`language`: `en` or `ur`), else the session's choice, else
 * English (Q50).
 */
export function shopLanguage(
  parameters: Readonly<Record<string, string>>,
  session: Pick<SessionMemory, 'read'>,
): Language {
  return parseLanguage(parameters['language']) ?? storedLanguage(session) ?? 'en';
}

/** Whether the text was made larger in this session. */
export function prefersLargeText(session: Pick<SessionMemory, 'read'>): boolean {
  return session.read('largeText') === '1';
}

/** Keeps for the session whether the text is larger. */
export function rememberLargeText(session: Pick<SessionMemory, 'write' | 'remove'>, isLarge: boolean): void {
  if (isLarge) session.write('largeText', '1');
  else session.remove('largeText');
}

/** Widest screen, in CSS px, on which the risk dialog never shows; the same text stands in the page there (R17, Q6). */
export const NO_DIALOG_MAX_WIDTH_PX = 750;

/** How the risk warning is shown: once per session per language as a dialog on wide screens, always in the page on narrow ones (R17, Q6). */
export function riskWarning(session: SessionMemory, language: Language, widthPx: number): 'dialog' | 'inPage' | 'none' {
  if (widthPx <= NO_DIALOG_MAX_WIDTH_PX) return 'inPage';
  return session.read(`riskSeen:${language}`) === '1' ? 'none' : 'dialog';
}

/** OK was pressed: the dialog does not come back in this session and language. */
export function dismissRiskDialog(session: SessionMemory, language: Language): void {
  session.write(`riskSeen:${language}`, '1');
}
