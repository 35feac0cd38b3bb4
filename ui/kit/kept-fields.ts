const FORGETFUL = '[autocomplete="off"]';

/** Keeps what stands in a page's fields while it lies in the back/forward cache: WebKit empties those that are marked as not to be remembered. */
export function keepFieldsInCache(): void {
  let marked: readonly Element[] = [];
  const mark = (value: string): void => {
    for (const each of marked) each.setAttribute('autocomplete', value);
  };
  window.addEventListener('pagehide', () => {
    marked = [...document.querySelectorAll(FORGETFUL)];
    mark('on');
  });
  window.addEventListener('pageshow', () => mark('off'));
}
