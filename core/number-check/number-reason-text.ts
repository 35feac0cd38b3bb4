import type { DocsTexts } from '../text/docs-texts.ts';
import type { NumberReason } from './explain-number.ts';
import type { Edition } from './official-numbers.ts';

/** Says in words why a number is official or not (R19–R24). `nameOf` names an edition; unless it is given, by its key. */
export function numberReasonText(
  reason: NumberReason,
  text: DocsTexts['reasons'],
  nameOf: (edition: Edition) => string = (edition) => edition,
): string {
  switch (reason.kind) {
    case 'exact':
      return text.exact({ number: reason.number, since: nameOf(reason.since) });
    case 'range':
      return text.range({ ...reason, since: nameOf(reason.since) });
    case 'hiddenPrefix':
      return text.hiddenPrefix(reason);
    case 'laterEdition':
      return text.laterEdition;
    case 'unreadable':
      return text.unreadable;
    case 'noRule':
      return text.noRule;
    case 'empty':
      return text.empty;
  }
}
