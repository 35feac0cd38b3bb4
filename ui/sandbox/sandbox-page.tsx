import { parseLanguage } from '#core/text/language.ts';
import { Simulator } from './simulator.tsx';
import { StatesPage } from './states-page.tsx';

/** The sandbox's own pages beside the shelf: the simulator of the app, and every state of every screen. */
export function SandboxPage() {
  if (window.location.pathname.startsWith('/sandbox/states')) return <StatesPage />;
  const query = new URLSearchParams(window.location.search);
  return <Simulator state={query.get('state') ?? 'product'} language={parseLanguage(query.get('language')) ?? 'en'} />;
}
