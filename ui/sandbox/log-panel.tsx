import type { Phone } from '#adapters/composition/simulator.ts';
import type { LogLine } from '#adapters/host-app/phone-log.ts';
import bridge from '../bridge-check/bridge-check.module.css';
import { useStore } from '../kit/binding/use-screen.ts';
import shared from '../kit/styles/shared.module.css';
import styles from './controls.module.css';
import { Group } from './controls.tsx';

const TITLE = 'What the app hears, newest first';
const WAYS = { page: 'page → app', app: 'app → page', device: 'device' } as const;

/** What the app heard and said, newest first. */
export function LogPanel({ phone }: { readonly phone: Phone }) {
  const lines = useStore(phone.log);
  return (
    <Group title={TITLE}>
      {lines.length === 0 ? <p className={shared.muted}>Nothing yet.</p> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <ol className={styles.log} data-log="" tabIndex={0} aria-label={TITLE}>
        {lines.map((line) => (
          <li key={line.id} data-way={line.way}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </Group>
  );
}

/** A line, whose payload is folded. */
function Line({ line }: { readonly line: LogLine }) {
  const { at, way, name, params, answer } = line;
  const head = (
    <>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {new Date(at).toTimeString().slice(0, 8)}
      </time>
      <span className={styles.time}>{WAYS[way]}</span>
      <code className={bridge.name}>{name}</code>
    </>
  );
  if (way !== 'page' && params === null) return <p className={`${shared.line} ${styles.head}`}>{head}</p>;
  return (
    <details>
      <summary className={`${shared.line} ${styles.head}`}>
        {head}
        {answer !== null && 'error' in answer ? <span className={styles.refused}>error {answer.error}</span> : null}
      </summary>
      <dl className={styles.payload}>
        <dt>sent</dt>
        <dd>{jsonOf(params)}</dd>
        {way === 'page' ? (
          <>
            <dt>answer</dt>
            <dd>{answerOf(answer)}</dd>
          </>
        ) : null}
      </dl>
    </details>
  );
}

const jsonOf = (value: unknown): string => JSON.stringify(value ?? null, null, 1);

function answerOf(answer: LogLine['answer']): string {
  if (answer === null) return 'not answered yet';
  return 'error' in answer ? `error ${answer.error}` : jsonOf(answer.result);
}
