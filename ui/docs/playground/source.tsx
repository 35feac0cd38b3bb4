import { docsPath } from '#core/routes/docs-pages.ts';
import type { Language } from '#core/text/language.ts';
import { decisions, type LinesBehind, linesOf, requirements } from '../docs-tools.ts';
import styles from './playground.module.css';

/** The lines of the requirements behind an answer: the words of the specification, what was decided, and where the rule is. */
export function Source({ lines, language }: { readonly lines: LinesBehind; readonly language: Language }) {
  const required = linesOf(requirements, lines.requirements);
  const decided = linesOf(decisions, lines.decisions);
  const rules = new Set([...required, ...decided].flatMap((each) => each.rules));
  const lineAt = (id: string): string => `${docsPath('requirements', language)}#${id}`;
  return (
    <ul className={styles.lines} lang="en" dir="ltr">
      {required.map(({ id, section, quote }) => (
        <li key={id}>
          <a href={lineAt(id)}>{id}</a> {section}: <q>{quote}</q>
        </li>
      ))}
      {decided.map(({ id, says }) => (
        <li key={id}>
          <a href={lineAt(id)}>{id}</a> {says}
        </li>
      ))}
      {[...rules].map((rule) => (
        <li key={rule}>
          <code>{rule}</code>
        </li>
      ))}
    </ul>
  );
}
