import { useState } from 'react';
import type { Phone } from '#adapters/composition/simulator.ts';
import type { LogLine } from '#adapters/host-app/phone-log.ts';
import bridge from '../bridge-check/bridge-check.module.css';
import { useStore } from '../kit/binding/use-screen.ts';
import { Status } from '../kit/parts/status/status.tsx';
import shared from '../kit/styles/shared.module.css';
import styles from './controls.module.css';
import { Fields, Filter, Group, Note, Press } from './controls.tsx';

const TITLE = 'What the app hears, newest first';
const WAYS = { page: 'page → app', app: 'app → page', device: 'device' } as const;

/** What the app heard and said, newest first: with a filter, to be cleared or copied. */
export function LogPanel({ phone }: { readonly phone: Phone }) {
  const lines = useStore(phone.log);
  const [words, setWords] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const shown = lines.filter((line) => textOf(line).toLowerCase().includes(words.trim().toLowerCase()));

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shown.map(textOf).join('\n'));
      setSaid('Copied.');
    } catch {
      setSaid('This browser did not let it be copied.');
    }
  }

  return (
    <Group title={TITLE}>
      <Filter name="Filter the log" value={words} onChoose={setWords} />
      <Fields>
        <Press name="Copy" onPress={() => void copy()} />
        <Press
          name="Clear"
          onPress={() => {
            phone.clearLog();
            setSaid(null);
          }}
        />
      </Fields>
      <Status>{said === null ? null : <Note>{said}</Note>}</Status>
      {shown.length === 0 ? <Note>{lines.length === 0 ? 'Nothing yet.' : 'No line has these words.'}</Note> : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <ol className={styles.log} data-log="" tabIndex={0} aria-label={TITLE}>
        {shown.map((line) => (
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
  const head = (
    <>
      <time className={styles.time} dateTime={new Date(line.at).toISOString()}>
        {timeOf(line)}
      </time>
      <span className={styles.time}>{WAYS[line.way]}</span>
      <code className={bridge.name}>{line.name}</code>
    </>
  );
  if (line.way !== 'page' && line.params === null) return <p className={`${shared.line} ${styles.head}`}>{head}</p>;
  return (
    <details>
      <summary className={`${shared.line} ${styles.head}`}>
        {head}
        {line.answer !== null && 'error' in line.answer ? (
          <span className={styles.refused}>error {line.answer.error}</span>
        ) : null}
      </summary>
      <dl className={styles.payload}>
        <dt>sent</dt>
        <dd>{jsonOf(line.params)}</dd>
        {line.way === 'page' ? (
          <>
            <dt>answer</dt>
            <dd>{answerOf(line)}</dd>
          </>
        ) : null}
      </dl>
    </details>
  );
}

/** `14:03:21.045`, by this device's clock. */
const timeOf = ({ at }: LogLine): string =>
  `${new Date(at).toTimeString().slice(0, 8)}.${String(at % 1000).padStart(3, '0')}`;

const jsonOf = (value: unknown): string => JSON.stringify(value ?? null, null, 1);

function answerOf({ answer }: LogLine): string {
  if (answer === null) return 'not answered yet';
  return 'error' in answer ? `error ${answer.error}` : jsonOf(answer.result);
}

/** A line as text, for the filter and the clipboard. */
const textOf = (line: LogLine): string =>
  [
    timeOf(line),
    WAYS[line.way],
    line.name,
    line.params === null ? '' : JSON.stringify(line.params),
    line.way === 'page' ? `→ ${answerOf(line)}` : '',
  ]
    .filter((part) => part !== '')
    .join('  ');
