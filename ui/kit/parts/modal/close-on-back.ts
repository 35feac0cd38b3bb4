/** The sheets that are open, the uppermost last. */
const sheets: HTMLDialogElement[] = [];

/** Whether the present entry of the history is the one of the open sheets: it lies on top of its page's. */
const isOnSheet = (): boolean => window.history.state?.sheet === true;

/** One entry for all sheets that are open: Back then leaves it, and not the page. */
function keepEntry(): void {
  if (sheets.length > 0 && !isOnSheet()) window.history.pushState({ ...window.history.state, sheet: true }, '');
}

function onPop(): void {
  if (isOnSheet()) return;
  sheets.at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
  // What nothing but its answers closes stays open, and others may lie below it.
  setTimeout(keepEntry);
}

/** Makes Back the same as Escape while a sheet is open. The returned function is for one that went. */
export function closeOnBack(sheet: HTMLDialogElement): () => void {
  if (sheets.length === 0) window.addEventListener('popstate', onPop);
  sheets.push(sheet);
  keepEntry();
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
    // Another sheet, or another page, may come in its place at once.
    setTimeout(() => {
      if (sheets.length > 0) return;
      window.removeEventListener('popstate', onPop);
      if (isOnSheet()) window.history.back();
    });
  };
}
