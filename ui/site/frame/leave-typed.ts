/** What was typed into one part of a page, by field. */
export type FieldTexts = Readonly<Record<string, string>>;

/** How the tab's name begins while it holds typed text. */
export const TYPED_MARK = 'asaan-typed:';

/** Whether a click opens its link in this tab: with these keys another one is opened, and this page stays. */
export const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/**
 * Gives the tab's name what was typed, for the page of the other language to take (Q3): it lives from one page to the next
 * in memory, where storage and address would keep it or show it.
 */
export function leaveTyped(typed: Readonly<Record<string, FieldTexts>>): void {
  window.name = TYPED_MARK + JSON.stringify(typed);
}
