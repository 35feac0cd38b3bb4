/**
 * Loads a piece of the program. Where a newer site has replaced it the page is loaded anew, once, as long as the page
 * itself can be reached (reliability row 29); after that the failure is the caller's to tell.
 */
export async function withChunkReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'reload' || !(await isReachable())) throw error;
    window.location.reload();
    return new Promise(() => undefined);
  }
}

const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Shows the words that lie in every page for when its program does not start. */
export function showBroken(): void {
  document.getElementById('root')?.replaceChildren();
  const words = document.querySelector<HTMLElement>('[data-broken]');
  if (words === null) return;
  words.hidden = false;
  words.dataset['broken'] = 'shown';
}
