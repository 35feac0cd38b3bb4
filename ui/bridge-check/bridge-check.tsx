import { hotline, whatsApp } from 'virtual:settings/company';
import { useState } from 'react';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { createRpcClient, METHOD_NOT_FOUND, type RpcAnswer } from '#adapters/host-app/json-rpc.ts';
import { findTransport } from '#adapters/host-app/transports.ts';
import { Button } from '../kit/parts/button/button.tsx';
import { Card } from '../kit/parts/card/card.tsx';
import styles from './bridge-check.module.css';

const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
/** What is asked when the page opens: the others leave it. */
const QUESTIONS: readonly BridgeMethodName[] = ['getToken', 'getAppParameters', 'getServiceInfo'];

const transport = findTransport(window, __SANDBOX__);
const rpc = transport === null ? null : createRpcClient(transport, createSystemClock());

/** For the team that builds the app: calls every method of the bridge and shows what came back. English, not for shoppers. */
export function BridgeCheck() {
  const [answers, setAnswers] = useState<Partial<Record<BridgeMethodName, string>>>({});

  async function ask(method: BridgeMethodName): Promise<void> {
    if (rpc === null) return;
    setAnswers((before) => ({ ...before, [method]: '…' }));
    const { params } = BRIDGE_METHODS[method];
    const answer = await rpc.request(method, Object.fromEntries(params.map((name) => [name, SAMPLES[name]])));
    setAnswers((before) => ({ ...before, [method]: inWords(method, answer) }));
  }

  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Bridge check</h1>
      <p>
        Host app: <strong>{transport === null ? 'none found' : transport.name}</strong>. Each method can be called here;
        what the app answered stands beside it. A token is never shown, only its length.
      </p>
      <Button disabled={rpc === null} onClick={() => QUESTIONS.forEach((method) => void ask(method))}>
        Ask the three questions
      </Button>
      {METHODS.map((method) => (
        <Card key={method}>
          <h2 className={styles.name}>
            {method}({BRIDGE_METHODS[method].params.join(', ')})
          </h2>
          <p>Answer: {BRIDGE_METHODS[method].answer}.</p>
          <p>Without it: {BRIDGE_METHODS[method].without}.</p>
          <p className={styles.answer} data-method={method}>
            {answers[method] ?? 'not called yet'}
          </p>
          <Button look="secondary" disabled={rpc === null} onClick={() => void ask(method)}>
            Call {method}
          </Button>
        </Card>
      ))}
    </main>
  );
}

/** Values that harm nobody: the order is the one that belongs to nobody. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  productOrderId: '12',
  currentStep: 1030,
  phone: hotline,
  number: whatsApp,
  style: 'plain',
  name: 'bridgeCheck',
  details: {},
};

function inWords(method: BridgeMethodName, answer: RpcAnswer): string {
  if (answer.kind === 'silent') return 'MISSING: no answer within 5 seconds';
  if (answer.kind === 'error')
    return answer.code === METHOD_NOT_FOUND ? 'MISSING: no such method' : `error ${answer.code}`;
  if (method === 'getToken') {
    return typeof answer.value === 'string' && answer.value !== ''
      ? `a token of ${answer.value.length} characters`
      : 'MISSING: no token';
  }
  return JSON.stringify(answer.value);
}
