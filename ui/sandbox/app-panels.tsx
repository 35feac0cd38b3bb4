import { useState } from 'react';
import type { Delay, Phone } from '#adapters/composition/simulator.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import type { Action } from '#adapters/sandbox/actions/action.ts';
import { counted } from '#core/text/en/counted.ts';
import type { Language } from '#core/text/language.ts';
import { Fold } from '../kit/parts/fold/fold.tsx';
import { Status } from '../kit/parts/status/status.tsx';
import shared from '../kit/styles/shared.module.css';
import { Choice, Fields, Group, LogPanel, Press, Select } from './controls.tsx';
import { SANDBOX_TEXT } from './sandbox-text.ts';
import styles from './simulator.module.css';
import { actionOn, NativePages, NEXT_STEPS, OTHER_STEPS, SellerActions, troubleOf } from './strip.tsx';

const DELAYS: Readonly<Record<Delay, string>> = {
  prompt: 'at once',
  late: 'after 4 seconds',
  silent: 'never',
  twice: 'everything twice',
};
const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
/** Days by which the lender's clock may stand ahead: a term, a late instalment, the end of the pre-sale, the end of all terms. */
const AHEAD = [0, 1, 7, 31, 35, 60, 100, 400];
const STATUSES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Everything that the app, the lender and the seller may do to one phone, and what its app hears. What is not possible now is refused by the lender. */
export function AppPanels({ phone, language }: { readonly phone: Phone; readonly language: Language }) {
  const [trouble, setTrouble] = useState<string | null>(null);

  function refreshBoth(): void {
    phone.refresh('cart');
    phone.refresh('order');
  }

  async function make(action: Action): Promise<void> {
    setTrouble(troubleOf(await phone.perform(action), 'en'));
    refreshBoth();
  }

  /** With the order that the phone is about. */
  function makeStep(step: Parameters<typeof actionOn>[1]): void {
    const order = new URLSearchParams(frameOf(phone)?.location.search).get('productOrderId') ?? phone.orderInHand();
    if (order === null) setTrouble(SANDBOX_TEXT.en.strip.noOrder);
    else void make(actionOn(order, step));
  }

  return (
    <>
      <div className={shared.stack}>
        <NativePages
          sandbox={{ host: phone.host, perform: phone.perform, token: phone.shopper() }}
          language={language}
          move={(path) => frameOf(phone)?.location.replace(path)}
          onDone={refreshBoth}
        />
        {trouble === null ? null : <p role="alert">{trouble}</p>}
        <Group title="The order">
          <SellerActions language="en" steps={NEXT_STEPS} onStep={makeStep} />
          <Fold title="What goes otherwise">
            <SellerActions language="en" steps={OTHER_STEPS} onStep={makeStep} />
          </Fold>
        </Group>
      </div>
      <div className={`${shared.stack} ${styles.last}`}>
        <Group title="The app">
          <Fields>
            <Press name="Refresh the cart" onPress={() => phone.refresh('cart')} />
            <Press name="Refresh the order" onPress={() => phone.refresh('order')} />
            <Press
              name="Let the token expire"
              onPress={() => void make({ action: 'expire', shopper: phone.shopper() })}
            />
            <Press
              name="Switch the shopper"
              onPress={() => {
                phone.switchShopper();
                refreshBoth();
              }}
            />
          </Fields>
          <AnswerFold phone={phone} />
          <LenderFold phone={phone} onAction={(action) => void make(action)} />
          <FaultFold phone={phone} />
        </Group>
        <LogPanel phone={phone} />
      </div>
    </>
  );
}

const frameOf = (phone: Phone): Window | null =>
  document.querySelector<HTMLIFrameElement>(`iframe[name="${phone.name}"]`)?.contentWindow ?? null;

function AnswerFold({ phone }: { readonly phone: Phone }) {
  return (
    <Fold title="How it answers">
      <Fields>
        <Choice name="The app answers" options={DELAYS} onChoose={phone.setDelay} />
        <Select name="The app lacks" onChoose={(next) => phone.setLacks(METHODS.filter((method) => method === next))}>
          <option value="">nothing</option>
          {METHODS.map((method) => (
            <option key={method}>{method}</option>
          ))}
        </Select>
      </Fields>
    </Fold>
  );
}

function LenderFold({ phone, onAction }: { readonly phone: Phone; readonly onAction: (action: Action) => void }) {
  return (
    <Fold title="The lender’s clock and credit">
      <Fields>
        <Select
          name="The lender’s clock, for everybody"
          onChoose={(next) => onAction({ action: 'clock', ahead: Number(next) })}
        >
          {AHEAD.map((days) => (
            <option value={days} key={days}>
              {days === 0 ? 'now' : `${counted(days, 'day')} ahead`}
            </option>
          ))}
        </Select>
        <Select
          name="bnplPayStatus"
          onChoose={(next) =>
            onAction({ action: 'bnpl', shopper: phone.shopper(), status: next === '' ? null : Number(next) })
          }
        >
          <option value="">by the rules</option>
          {STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </Select>
      </Fields>
    </Fold>
  );
}

/** What may go wrong with a request, once where nothing else is said: in words, and as the switchboard knows it. */
const FAULTS = {
  'it is done, and the answer lost': { fault: 'commitThenDrop' },
  'the connection is refused, always': { fault: 'refuse', times: 0 },
  'no answer ever comes': { fault: 'hang' },
  'the answer takes 4 seconds': { fault: 'slow', argument: 4000 },
  'the server answers 500': { fault: 'status', argument: { status: 500, body: '' } },
  'a Wi-Fi page answers': { fault: 'body', argument: '<title>Wi-Fi</title>' },
  'the answer has another key': { fault: 'wrongKey' },
  'the token is expired (400113)': { fault: 'code', argument: 400113 },
  'orders are under review (400207)': { fault: 'code', argument: 400207 },
} as const;
const FAULT_NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];
const NO_FAULTS = 'This server arms no faults: start it with FAULTS=on.';

/** Chooses what goes wrong with the gateway's next requests. */
function FaultFold({ phone: { faults } }: { readonly phone: Phone }) {
  const [path, setPath] = useState('*');
  const [name, setName] = useState<keyof typeof FAULTS>('it is done, and the answer lost');
  const [said, setSaid] = useState<string | null>(null);

  async function arm(): Promise<void> {
    const armed = await faults.arm({ times: 1, path, ...FAULTS[name] });
    setSaid(armed === null ? NO_FAULTS : `Armed: ${path === '*' ? 'anything' : path}, ${name}`);
  }

  async function disarm(): Promise<void> {
    setSaid((await faults.clear()) === null ? NO_FAULTS : null);
  }

  return (
    <Fold title="What goes wrong with its requests">
      <Fields>
        <Select name="Next request to" value={path} onChoose={setPath}>
          <option value="*">anything</option>
          {Object.values(WIRE_CALLS).map((each) => (
            <option key={each.path}>{each.path}</option>
          ))}
        </Select>
        <Select
          name="What happens to it"
          value={name}
          onChoose={(next) => setName(FAULT_NAMES.find((each) => each === next) ?? name)}
        >
          {FAULT_NAMES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <Press name="Let it happen" onPress={() => void arm()} />
        <Press name="Let nothing happen" onPress={() => void disarm()} />
      </Fields>
      <Status>{said === null ? null : <p className={shared.muted}>{said}</p>}</Status>
    </Fold>
  );
}
