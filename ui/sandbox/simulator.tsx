import { useState } from 'react';
import type { Language } from '#core/text/language.ts';
import { useStore } from '../kit/binding/use-store.ts';
import { Press, Select } from './controls.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { NativePages } from './native-pages.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import sandboxStyles from './sandbox.module.css';
import { ORDER_ACTIONS, OTHER_PRICE, sandboxText, troubleOf } from './sandbox-text.ts';
import styles from './simulator.module.css';
import {
  type Action,
  BRIDGE_METHODS,
  type BridgeMethodName,
  type Delay,
  type Phone,
  SHOP_STATE_NAMES,
  SHOP_STATES,
} from './workshop-tools.ts';

const text = sandboxText.simulator;
const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
const DELAYS = Object.keys(text.delays) as Delay[];
/** Days by which the lender's clock may stand ahead: a term, a late instalment, the end of the pre-sale, the end of all terms. */
const AHEAD = [0, 1, 7, 31, 35, 60, 100, 400];
const STATUSES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The shop on a drawn phone, and beside it the native side: what the app hears, and everything that it may do. */
export function Simulator({ state, language }: { readonly state: string; readonly language: Language }) {
  const [phone, setPhone] = useState<Phone | null>(null);
  return (
    <main className={styles.simulator}>
      <PhoneFrame state={state} language={language} onPhone={setPhone} />
      <div className={styles.panel}>
        <h1 className={styles.title}>{text.title}</h1>
        <p>
          <span className={sandboxStyles.mark}>{sandboxText.mark}</span>
        </p>
        <Address state={state} language={language} />
        {phone === null ? null : <NativeSide phone={phone} />}
      </div>
    </main>
  );
}

/** State and language: each pair has an address of its own, which can be shared. */
function Address({ state, language }: { readonly state: string; readonly language: Language }) {
  const go = (next: { readonly state?: string; readonly language?: string }): void => {
    window.location.search = new URLSearchParams({ state, language, ...next }).toString();
  };
  return (
    <>
      <Select name={text.state} value={state} onChoose={(next) => go({ state: next })}>
        {SHOP_STATE_NAMES.map((name) => (
          <option value={name} key={name}>
            {name}: {SHOP_STATES[name].title}
          </option>
        ))}
      </Select>
      <Select name={text.language} value={language} onChoose={(next) => go({ language: next })}>
        <option value="en">English</option>
        <option value="ur">اردو</option>
      </Select>
      <a href="/sandbox/states">{text.all}</a>
    </>
  );
}

function NativeSide({ phone }: { readonly phone: Phone }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const log = useStore(phone.log);

  function refreshBoth(): void {
    phone.refresh('cart');
    phone.refresh('order');
  }

  async function make(action: Action): Promise<void> {
    setTrouble(troubleOf(await phone.perform(action)));
    refreshBoth();
  }

  return (
    <>
      <NativePages
        sandbox={{ host: phone.host, perform: phone.perform, token: phone.shopper() }}
        move={(path) => frameOf(phone)?.location.replace(path)}
        onDone={refreshBoth}
      />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <AppPanel phone={phone} onAction={(action) => void make(action)} onRefresh={refreshBoth} />
      <LenderPanel
        phone={phone}
        onAction={(action) => void make(action)}
        onMissing={() => setTrouble(sandboxText.bar.noOrder)}
      />
      <FaultPanel faults={phone.faults} />
      <h2 className={styles.name}>{text.log}</h2>
      <ol className={styles.log} data-log="">
        {log.map(({ id, text: line }) => (
          <li key={id}>{line}</li>
        ))}
      </ol>
    </>
  );
}

interface PanelPart {
  readonly phone: Phone;
  readonly onAction: (action: Action) => void;
}

/** What the app does of itself, and how it answers. */
function AppPanel({ phone, onAction, onRefresh }: PanelPart & { readonly onRefresh: () => void }) {
  return (
    <fieldset className={styles.group}>
      <legend>{text.app}</legend>
      <Press name={text.refreshCart} onPress={() => phone.refresh('cart')} />
      <Press name={text.refreshOrder} onPress={() => phone.refresh('order')} />
      <Press name={text.expire} onPress={() => onAction({ action: 'expire', shopper: phone.shopper() })} />
      <Press
        name={text.switchShopper}
        onPress={() => {
          phone.switchShopper();
          onRefresh();
        }}
      />
      <Select name={text.delay} onChoose={(next) => phone.setDelay(DELAYS.find((each) => each === next) ?? 'prompt')}>
        {DELAYS.map((delay) => (
          <option value={delay} key={delay}>
            {text.delays[delay]}
          </option>
        ))}
      </Select>
      <Select name={text.lacks} onChoose={(next) => phone.setLacks(METHODS.filter((method) => method === next))}>
        <option value="">{text.nothing}</option>
        {METHODS.map((method) => (
          <option key={method}>{method}</option>
        ))}
      </Select>
    </fieldset>
  );
}

/** What lender, seller and time do; `onMissing` where the phone shows no order. */
function LenderPanel({ phone, onAction, onMissing }: PanelPart & { readonly onMissing: () => void }) {
  /** An action on the order that the phone is about. */
  function actOnOrder(action: (order: string) => Action): void {
    const shown = new URLSearchParams(frameOf(phone)?.location.search).get('productOrderId');
    const order = shown ?? phone.orderInHand();
    if (order === null) onMissing();
    else onAction(action(order));
  }

  return (
    <fieldset className={styles.group}>
      <legend>{text.lender}</legend>
      <Select
        name={text.status}
        onChoose={(next) =>
          onAction({ action: 'bnpl', shopper: phone.shopper(), status: next === '' ? null : Number(next) })
        }
      >
        <option value="">{text.byRules}</option>
        {STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Select>
      {ORDER_ACTIONS.map((action) => (
        <Press
          key={action}
          name={sandboxText.bar.actions[action]}
          onPress={() => actOnOrder((order) => ({ action, order }))}
        />
      ))}
      <Press
        name={sandboxText.bar.reprice({ price: OTHER_PRICE })}
        onPress={() => actOnOrder((order) => ({ action: 'reprice', order, price: OTHER_PRICE }))}
      />
      <Select name={text.clock} onChoose={(next) => onAction({ action: 'clock', ahead: Number(next) })}>
        {AHEAD.map((days) => (
          <option value={days} key={days}>
            {text.ahead({ days })}
          </option>
        ))}
      </Select>
      <Press name={text.age} onPress={() => actOnOrder((order) => ({ action: 'age', order, days: 35 }))} />
    </fieldset>
  );
}

const frameOf = (phone: Phone): Window | null =>
  document.querySelector<HTMLIFrameElement>(`iframe[name="${phone.name}"]`)?.contentWindow ?? null;
