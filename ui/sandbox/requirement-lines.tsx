import { linesOf, readRequirements } from '#adapters/cli/requirements.ts';
import markdown from '../../tests/requirements.md?raw';
import shared from '../kit/styles/shared.module.css';
import styles from './controls.module.css';

const { requirements, decisions } = readRequirements(markdown);

/** Lines of `tests/requirements.md`, by their ids: the words of the specification, what was decided, and where the rules are. */
export function RequirementLines({ ids }: { readonly ids: readonly string[] }) {
  const required = linesOf(requirements, ids);
  const decided = linesOf(decisions, ids);
  const rules = new Set([...required, ...decided].flatMap((each) => each.rules));
  return (
    <ul className={`${shared.tight} ${styles.lines}`} lang="en" dir="ltr">
      {required.map(({ id, section, quote }) => (
        <li key={id}>
          <b>{id}</b> {section}: <q>{quote}</q>
        </li>
      ))}
      {decided.map(({ id, says }) => (
        <li key={id}>
          <b>{id}</b> {says}
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
