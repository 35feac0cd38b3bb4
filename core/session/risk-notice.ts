import type { SessionMemory } from '../ports/session-memory.ts';
import type { Language } from '../text/language.ts';

/** Widest screen, in CSS px, on which the risk dialog never shows; the same text stands in the page there (R17, Q6). */
export const NO_DIALOG_MAX_WIDTH_PX = 750;

/** How the risk warning is shown: as a dialog, or as a notice within the page (R17, Q6). */
export type RiskWarning = 'dialog' | 'inPage' | 'none';

/** What stands in the session after OK: anything else was not written by us. */
const SEEN = '1';

/** Once per session per language as a dialog on wide screens, always in the page on narrow ones (R17, Q6). */
export function riskWarning(session: SessionMemory, language: Language, widthPx: number): RiskWarning {
  if (widthPx <= NO_DIALOG_MAX_WIDTH_PX) return 'inPage';
  return session.read(`riskSeen:${language}`) === SEEN ? 'none' : 'dialog';
}

/** OK was pressed: the dialog does not come back in this session and language. */
export function dismissRiskDialog(session: SessionMemory, language: Language): void {
  session.write(`riskSeen:${language}`, SEEN);
}
