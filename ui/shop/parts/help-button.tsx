import { useLater } from '../../kit/binding/later.tsx';
import { LATER_PARTS } from '../later-parts.ts';

/** The way to the staff, on every page of the shop (Q50). */
export function HelpButton() {
  const Help = useLater(LATER_PARTS.help);
  // oxlint-disable-next-line react/static-components -- the component is loaded once and stays the same
  return Help === null ? null : <Help />;
}
