import { useState } from 'react';
import type { Delay, Phone } from '#adapters/composition/simulator.ts';
import { WIRE_CALLS } from '#adapters/gateway/wire-gateway.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import type { Action } from '#adapters/sandbox/actions/action.ts';
import { counted } from '#core/text/en/counted.ts';
import type { Language } from '#core/text/language.ts';
import { Status } from '../kit/parts/status/status.tsx';
import { Choice, Fields, Fold, Group, Note, Press, Select } from './controls.tsx';
import { SANDBOX_TEXT } from './sandbox-text.ts';
import { actionOn, SellerActions, troubleOf } from './seller-actions.tsx';
import { NativePages } from './strip.tsx';

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

/** Everything that the app, the lender and the seller may do to one phone. */
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

  return (
    <>
      <NativePages
        sandbox={{ host: phone.host, perform: phone.perform, token: phone.shopper() }}
        language={language}
        move={(path) => frameOf(phone)?.location.replace(path)}
        onDone={refreshBoth}
      />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <AppPanel phone={phone} onAction={(action) => void make(action)} onRefresh={refreshBoth} />
      <LenderPanel
        phone={phone}
        onAction={(action) => void make(action)}
        onMissing={() => setTrouble(SANDBOX_TEXT.en.strip.noOrder)}
      />
      <FaultPanel phone={phone} />
    </>
  );
}

interface PanelPart {
  readonly phone: Phone;
  readonly onAction: (action: Action) => void;
}

/** What the app does of itself, and how it answers. */
function AppPanel({ phone, onAction, onRefresh }: PanelPart & { readonly onRefresh: () => void }) {
  const [delay, setDelay] = useState<Delay>('prompt');
  return (
    <Group title="The app">
      <Fields>
        <Press name="Refresh the cart" onPress={() => phone.refresh('cart')} />
        <Press name="Refresh the order" onPress={() => phone.refresh('order')} />
        <Press name="Let the token expire" onPress={() => onAction({ action: 'expire', shopper: phone.shopper() })} />
        <Press
          name="Switch the shopper"
          onPress={() => {
            phone.switchShopper();
            onRefresh();
          }}
        />
      </Fields>
      <Fold title="How it answers">
        <Fields>
          <Choice
            name="The app answers"
            value={delay}
            options={DELAYS}
            onChoose={(next) => {
              setDelay(next);
              phone.setDelay(next);
            }}
          />
          <Select name="The app lacks" onChoose={(next) => phone.setLacks(METHODS.filter((method) => method === next))}>
            <option value="">nothing</option>
            {METHODS.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </Select>
        </Fields>
      </Fold>
    </Group>
  );
}

/** What lender, seller and time do; `onMissing` where the phone shows no order. What is not possible now is refused by the lender. */
function LenderPanel({ phone, onAction, onMissing }: PanelPart & { readonly onMissing: () => void }) {
  /** The order that the phone is about. */
  function orderOnPhone(): string | null {
    const shown = new URLSearchParams(frameOf(phone)?.location.search).get('productOrderId');
    return shown ?? phone.orderInHand();
  }

  return (
    <Group title="Lender, seller, courier, time">
      <SellerActions
        language="en"
        onStep={(step) => {
          const order = orderOnPhone();
          if (order === null) onMissing();
          else onAction(actionOn(order, step));
        }}
      />
      <Fold title="Clock and credit">
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
    </Group>
  );
}

const frameOf = (phone: Phone): Window | null =>
  document.querySelector<HTMLIFrameElement>(`iframe[name="${phone.name}"]`)?.contentWindow ?? null;

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
function FaultPanel({ phone: { faults } }: { readonly phone: Phone }) {
  const [path, setPath] = useState('*');
  const [name, setName] = useState<keyof typeof FAULTS>('it is done, and the answer lost');
  const [said, setSaid] = useState<string | null>(null);

  async function arm(): Promise<void> {
    const armed = await faults.arm({ nth: 1, times: 1, path, ...FAULTS[name] });
    setSaid(armed === null ? NO_FAULTS : `Armed: ${path === '*' ? 'anything' : path}, ${name}`);
  }

  async function disarm(): Promise<void> {
    setSaid((await faults.clear()) === null ? NO_FAULTS : null);
  }

  return (
    <Group title="The gateway">
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
        <Status>{said === null ? null : <Note>{said}</Note>}</Status>
      </Fold>
    </Group>
  );
}
