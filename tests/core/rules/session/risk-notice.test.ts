import { expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { dismissRiskDialog, NO_DIALOG_MAX_WIDTH_PX, riskWarning } from '#core/session/risk-notice.ts';

it('R17, Q6 the dialog shows once per session per language, and never at 750 px or less', () => {
  expect(NO_DIALOG_MAX_WIDTH_PX).toBe(750);
  const session = createMemorySession();
  const shown = () =>
    (['en', 'ur'] as const).flatMap((language) => [750, 751].map((width) => riskWarning(session, language, width)));
  expect(shown()).toEqual(['inPage', 'dialog', 'inPage', 'dialog']);
  dismissRiskDialog(session, 'ur');
  expect(shown()).toEqual(['inPage', 'dialog', 'inPage', 'none']);
  dismissRiskDialog(session, 'en');
  expect(shown()).toEqual(['inPage', 'none', 'inPage', 'none']);
});

it('comes back where the session holds something that it did not write', () => {
  for (const seen of ['0', '', 'true'])
    expect(riskWarning(createMemorySession({ 'riskSeen:en': seen }), 'en', 1000)).toBe('dialog');
});
