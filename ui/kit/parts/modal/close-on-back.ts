/** The sheets that are open, the uppermost last. */
const sheets: HTMLDialogElement[] = [];

/** Whether the entry of sheets that went is being left: a sheet that opens meanwhile gets one of its own. */
let isLeaving = false;

/** Whether the present entry of the history is the one of the open sheets: it lies on top of its page's. */
const isOnSheet = (): boolean => window.history.state?.sheet === true;

/** One entry for all sheets that are open: Back then leaves it, and not the page. */
function keepEntry(): void {
  if (sheets.length > 0 && !isOnSheet()) window.history.pushState({ ...window.history.state, sheet: true }, '');
}

window.addEventListener('popstate', () => {
  if (isOnSheet()) return;
  if (!isLeaving) sheets.at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
  isLeaving = false;
  // What nothing but its answers closes stays open, and others may lie below it.
  setTimeout(keepEntry);
});

/** Makes Back the same as Escape while a sheet is open. The returned function is for one that went. */
export function closeOnBack(sheet: HTMLDialogElement): () => void {
  sheets.push(sheet);
  keepEntry();
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1);
    // Another sheet, or another page, may come in its place at once.
    setTimeout(() => {
      if (sheets.length > 0 || isLeaving || !isOnSheet()) return;
      isLeaving = true;
      window.history.back();
    });
  };
}
