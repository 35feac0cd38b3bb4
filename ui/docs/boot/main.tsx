import '../../kit/styles/index.css';
import '../../kit/parts/skip-link/skip-link.module.css';
import '../frame/docs-frame.module.css';
import '../frame/start-page.module.css';
import '../markdown/markdown.module.css';
import { createRoot } from 'react-dom/client';
import { DOCS_INDEX, DOCS_ROOT, DOCS_WORKER } from '#core/routes/docs-pages.ts';
import { isolatedTexts } from '#core/text/isolated-texts.ts';
import { type Language, parseLanguage } from '#core/text/language.ts';
import { registerWorker } from '../../site/boot/offline.ts';
import type { DocsContext } from '../frame/docs-frame.tsx';
import type { Section } from '../search/find-sections.ts';
import { Search } from '../search/search.tsx';

/** The documentation's program: the search, the playground, and what keeps all of it for a device without a network. */
async function start(): Promise<void> {
  const language = parseLanguage(document.documentElement.lang) ?? 'en';
  const texts = await textsIn(language);
  const search = document.querySelector('[data-search]');
  if (search !== null) createRoot(search).render(<Search docs={texts.docs} loadSections={loadSections} />);
  registerWorker(DOCS_WORKER, { scope: DOCS_ROOT });
}

async function loadSections(): Promise<readonly Section[]> {
  const answer = await fetch(DOCS_INDEX);
  if (!answer.ok) throw new Error(`the index was answered with ${answer.status}`);
  return (await answer.json()) as readonly Section[];
}

async function textsIn(language: Language): Promise<DocsContext['texts']> {
  if (language === 'en') {
    const [{ common }, { docs }, { site }] = await Promise.all([
      import('#core/text/en/common.ts'),
      import('#core/text/en/docs.ts'),
      import('#core/text/en/site.ts'),
    ]);
    return { common, docs, site };
  }
  const [{ common }, { docs }, { site }] = await Promise.all([
    import('#core/text/ur/common.ts'),
    import('#core/text/ur/docs.ts'),
    import('#core/text/ur/site.ts'),
  ]);
  return isolatedTexts({ common, docs, site });
}

start().catch(reportError);
