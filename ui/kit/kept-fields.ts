/**
 * Keeps what stands in a page's fields while it lies in the back/forward cache: WebKit empties those that are marked as not to be
 * remembered. Other browsers would write it to the disk where the mark is off.
 */
export function keepFieldsInCache(): void {
  if (!navigator.vendor.startsWith('Apple')) return;
  let marked: readonly Element[] = [];
  const mark = (value: string): void => {
    for (const each of marked) each.setAttribute('autocomplete', value);
  };
  window.addEventListener('pagehide', () => {
    marked = [...document.querySelectorAll('[autocomplete="off"]')];
    mark('on');
  });
  window.addEventListener('pageshow', () => mark('off'));
}
