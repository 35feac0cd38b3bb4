import { useState } from 'react';
import type { DocsTexts } from '#core/text/docs-texts.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { Field } from '../../kit/parts/field/field.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import { findSections, type Section } from './find-sections.ts';
import styles from './search.module.css';

/** Most results that are shown. */
const MOST = 20;

type Index = readonly Section[] | 'failed' | null;

/** Searches every page; what it searches is fetched with the first letter. */
export function Search({
  docs,
  loadSections,
}: {
  readonly docs: DocsTexts;
  readonly loadSections: () => Promise<readonly Section[]>;
}) {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<Index>(null);

  function type(next: string): void {
    if (index === null || index === 'failed') {
      loadSections()
        .then(setIndex)
        .catch(() => setIndex('failed'));
    }
    setQuery(next);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to the oldest browsers
    <div role="search" className={styles.search}>
      <Field type="search" label={docs.search.label} value={query} onText={type} dir="auto" autoComplete="off" />
      <Status aria-live="polite">
        {query.trim() === '' ? null : <Results docs={docs} index={index} query={query} />}
      </Status>
    </div>
  );
}

function Results({ docs, index, query }: { readonly docs: DocsTexts; readonly index: Index; readonly query: string }) {
  if (index === null) return null;
  if (index === 'failed') return <p>{docs.search.failed}</p>;
  const found = findSections(index, query, MOST);
  if (found.length === 0) return <NothingFound words={docs.search.none} />;
  return (
    <>
      <p>{docs.search.found({ count: found.length })}</p>
      <ul className={styles.results} lang="en" dir="ltr">
        {found.map(({ address, page, heading, excerpt }) => (
          <li key={address}>
            <a href={address}>
              {page}: {heading}
            </a>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const loadStateArt = () => import('../../kit/parts/art/state-art.tsx');

/** What is said where no section has the words; its drawing comes once it is. */
function NothingFound({ words }: { readonly words: string }) {
  const art = useLater(loadStateArt);
  return (
    <div className={styles.none}>
      <div className={styles.drawing}>{art === null ? null : <art.StateArt of="nothingFound" />}</div>
      <p>{words}</p>
    </div>
  );
}
