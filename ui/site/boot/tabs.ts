/* Inlined into the page of both tools: a tab turns at once, and the one that was shown last is shown first, in either language (R11, Q3). */
import { createWebSession } from '#adapters/browser/web-session.ts';

const session = createWebSession(() => window.sessionStorage);
const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];

function turnTo(shown: HTMLElement): void {
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === shown));
    tab.tabIndex = tab === shown ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', tab !== shown);
  }
  session.write('tab', shown.id);
}

for (const tab of tabs) {
  if (tab.id === session.read('tab')) turnTo(tab);
  tab.addEventListener('click', () => turnTo(tab));
  tab.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = tabs.find((each) => each !== tab);
    other?.focus();
    other?.click();
  });
}
