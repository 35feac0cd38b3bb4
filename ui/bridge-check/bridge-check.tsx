import { hotline, whatsApp } from 'virtual:settings/company';
import { type ReactNode, useState } from 'react';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { createRpcClient, METHOD_NOT_FOUND, type RpcAnswer } from '#adapters/host-app/json-rpc.ts';
import { findTransport } from '#adapters/host-app/transports.ts';
import { Badge } from '../kit/parts/badge/badge.tsx';
import { Button } from '../kit/parts/button/button.tsx';
import cardStyles from '../kit/parts/card/card.module.css';
import { PageHead } from '../kit/parts/page-head/page-head.tsx';
import shared from '../kit/styles/shared.module.css';
import styles from './bridge-check.module.css';

const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
/** What can be asked without leaving the page. */
const QUESTIONS: readonly BridgeMethodName[] = ['getToken', 'getAppParameters', 'getServiceInfo'];
/** What an app may lack. */
const OPTIONAL: readonly BridgeMethodName[] = ['printPage', 'saveFile', 'shareText', 'speak'];
const DEVICE: readonly BridgeMethodName[] = ['callPhone', 'openWhatsApp', 'setTitleStyle', 'trackEvent'];
const OTHERS = new Set<BridgeMethodName>([...QUESTIONS, ...DEVICE, ...OPTIONAL]);
/** The methods by what they are for, in the order of the table. */
const GROUPS: readonly (readonly [title: string, methods: readonly BridgeMethodName[]])[] = [
  ['Questions', QUESTIONS],
  ['Pages of the app', METHODS.filter((method) => !OTHERS.has(method))],
  ['The device and the app’s own notes', DEVICE],
  ['What an app may lack', OPTIONAL],
];

const transport = findTransport(window, __SANDBOX__);
const rpc = transport === null ? null : createRpcClient(transport, createSystemClock());

/**
 * For the team that builds the app: calls every method of the bridge and shows what came back. English, not for shoppers.
 * `isFramed`: in a page that has a `main` and margins already.
 */
export function BridgeCheck({ isFramed = false }: { readonly isFramed?: boolean }) {
  const [answers, setAnswers] = useState<Partial<Record<BridgeMethodName, Seen>>>({});
  const Page = isFramed ? 'div' : 'main';

  async function ask(method: BridgeMethodName): Promise<void> {
    if (rpc === null) return;
    setAnswers((before) => ({ ...before, [method]: { tone: 'neutral', words: '…' } }));
    const { params } = BRIDGE_METHODS[method];
    const answer = await rpc.request(method, Object.fromEntries(params.map((name) => [name, SAMPLES[name]])));
    setAnswers((before) => ({ ...before, [method]: seenIn(method, answer) }));
  }

  return (
    <Page className={`${shared.stack} ${styles.page}`} data-framed={isFramed || undefined}>
      <PageHead title="Bridge check">
        Each method of the bridge can be called here; what the app answered stands beside it. A token is never shown,
        only its length.
      </PageHead>
      <div className={`${shared.row} ${styles.host}`}>
        <p>
          Host app: <strong>{transport === null ? 'none found' : transport.name}</strong>
        </p>
        {rpc === null ? (
          <p>Open this page inside of the app. In a browser alone there is nobody to ask.</p>
        ) : (
          <Button onClick={() => QUESTIONS.forEach((method) => void ask(method))}>Ask the three questions</Button>
        )}
      </div>
      {GROUPS.map(([title, methods]) => (
        <section className={shared.close} key={title}>
          <h2 className={styles.heading}>{title}</h2>
          <ul className={`${shared.columns} ${styles.methods}`}>
            {methods.map((method) => (
              <li className={`${cardStyles.card} ${shared.tight} ${styles.method}`} key={method}>
                <Method method={method} seen={answers[method] ?? null} onAsk={() => void ask(method)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

/** A method, what it should answer, what goes without it, and what came back. */
function Method({
  method,
  seen,
  onAsk,
}: {
  readonly method: BridgeMethodName;
  readonly seen: Seen | null;
  readonly onAsk: () => void;
}) {
  const { params, answer, without } = BRIDGE_METHODS[method];
  return (
    <>
      <h3 className={styles.name}>
        {method}(<wbr />
        {params.join(', ')})
      </h3>
      <dl className={`${shared.stack} ${shared.facts} ${styles.facts}`}>
        <dt>Answer</dt>
        <dd>{inCode(answer)}</dd>
        <dt>Without it</dt>
        <dd>{inCode(without)}</dd>
      </dl>
      <p className={`${shared.note} ${styles.answer}`} data-method={method}>
        <Badge tone={seen?.tone ?? 'neutral'}>{TONES[seen?.tone ?? 'neutral']}</Badge>{' '}
        {seen === null ? 'not called yet' : seen.words}
      </p>
      <Button look="secondary" disabled={rpc === null} aria-label={`Call ${method}`} onClick={onAsk}>
        Call
      </Button>
    </>
  );
}

/** A text of the table, whose names stand between back-ticks. */
const inCode = (text: string): ReactNode =>
  text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>));

/** What came back, in words. */
interface Seen {
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly words: string;
}
const TONES = { good: 'Answered', bad: 'Not answered', neutral: 'Open' } as const;

/** Values that harm nobody: the order is the one that belongs to nobody. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  productOrderId: '12',
  currentStep: 1030,
  phone: hotline,
  number: whatsApp,
  style: 'plain',
  name: 'bridgeCheck',
  details: {},
  type: 'text/plain',
  data: 'T0s=',
  text: 'Bridge check',
  language: 'en',
};

function seenIn(method: BridgeMethodName, answer: RpcAnswer): Seen {
  if (answer.kind === 'silent') return bad('MISSING: no answer within 5 seconds');
  if (answer.kind === 'error')
    return bad(answer.code === METHOD_NOT_FOUND ? 'MISSING: no such method' : `error ${answer.code}`);
  if (method === 'getToken') {
    return typeof answer.value === 'string' && answer.value !== ''
      ? good(`a token of ${answer.value.length} characters`)
      : bad('MISSING: no token');
  }
  return good(JSON.stringify(answer.value) ?? 'no result');
}

const good = (words: string): Seen => ({ tone: 'good', words });
const bad = (words: string): Seen => ({ tone: 'bad', words });
