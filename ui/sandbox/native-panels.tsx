import { useState } from 'react';
import type { Language } from '#core/text/language.ts';
import { Choice, Fields, Fold, Group, Press, Select } from './controls.tsx';
import { NativePages } from './native-pages.tsx';
import { sandboxText } from './sandbox-text.ts';
import { SellerActions } from './seller-actions.tsx';
import { STRIP_TEXT, troubleOf } from './strip-text.ts';
import { type Action, BRIDGE_METHODS, type BridgeMethodName, type Delay, type Phone } from './workshop-tools.ts';

const text = sandboxText.simulator;
const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
/** Days by which the lender's clock may stand ahead: a term, a late instalment, the end of the pre-sale, the end of all terms. */
const AHEAD = [0, 1, 7, 31, 35, 60, 100, 400];
const STATUSES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Everything that the app, the lender and the seller may do to one phone. */
export function NativePanels({ phone, language }: { readonly phone: Phone; readonly language: Language }) {
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
        onMissing={() => setTrouble(STRIP_TEXT.en.noOrder)}
      />
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
    <Group title={text.app}>
      <Fields>
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
      </Fields>
      <Fold title={text.answers}>
        <Fields>
          <Choice
            name={text.delay}
            value={delay}
            options={text.delays}
            onChoose={(next) => {
              setDelay(next);
              phone.setDelay(next);
            }}
          />
          <Select name={text.lacks} onChoose={(next) => phone.setLacks(METHODS.filter((method) => method === next))}>
            <option value="">{text.nothing}</option>
            {METHODS.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </Select>
        </Fields>
      </Fold>
    </Group>
  );
}

/** Stands for the order that the phone is about, which is known when something is pressed. */
const ORDER_OF_PHONE = '';

/** What lender, seller and time do; `onMissing` where the phone shows no order. What is not possible now is refused by the lender. */
function LenderPanel({ phone, onAction, onMissing }: PanelPart & { readonly onMissing: () => void }) {
  /** An action on the order that the phone is about. */
  function actOnOrder(action: Extract<Action, { readonly order: string }>): void {
    const shown = new URLSearchParams(frameOf(phone)?.location.search).get('productOrderId');
    const order = shown ?? phone.orderInHand();
    if (order === null) onMissing();
    else onAction({ ...action, order });
  }

  return (
    <Group title={text.lender}>
      <SellerActions
        language="en"
        order={ORDER_OF_PHONE}
        onAction={actOnOrder}
        time={<Press name={text.age} onPress={() => actOnOrder({ action: 'age', order: ORDER_OF_PHONE, days: 35 })} />}
      />
      <Fold title={text.rules}>
        <Fields>
          <Select name={text.clock} onChoose={(next) => onAction({ action: 'clock', ahead: Number(next) })}>
            {AHEAD.map((days) => (
              <option value={days} key={days}>
                {text.ahead({ days })}
              </option>
            ))}
          </Select>
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
        </Fields>
      </Fold>
    </Group>
  );
}

const frameOf = (phone: Phone): Window | null =>
  document.querySelector<HTMLIFrameElement>(`iframe[name="${phone.name}"]`)?.contentWindow ?? null;
