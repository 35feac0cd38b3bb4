/** On paper nothing can be opened: what is closed in the page is printed open. Returns what ends it. */
export function openForPaper(): () => void {
  let closed: readonly HTMLDetailsElement[] = [];
  function open(): void {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const each of closed) each.open = true;
  }
  function close(): void {
    for (const each of closed) each.open = false;
    closed = [];
  }
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
  };
}
