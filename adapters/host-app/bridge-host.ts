import type { Clock } from '#core/ports/device.ts';
import type { HostApp, Identity, Presence, RefreshablePage, ServiceContact } from '#core/ports/host-app.ts';
import { type Decoder, hasFields, text } from '../gateway/decoder.ts';
import { settledOf } from '../gateway/early.ts';
import type { BridgeMethodName } from './bridge-methods.ts';
import { BRIDGE_NOTIFICATIONS, createHostSignals } from './host-signals.ts';
import type { RpcClient } from './json-rpc.ts';
import { type AskedShopper, askHost, askShopper, leaveForApp } from './questions.ts';

/** What the bridge does where the host cannot. */
export interface BridgeHostOptions {
  readonly rpc: RpcClient;
  readonly clock: Clock;
  /** The browser goes back. */
  readonly back: () => void;
  /** Opens a `tel:` or WhatsApp link. */
  readonly openLink: (url: string) => void;
  /** The host has no such page. */
  readonly onMissing: () => void;
  /** What the app said of the shopper before this program was there; null where it was not asked. */
  readonly preloaded?: AskedShopper | null;
  /** Watches whether the page is in sight. */
  readonly watchPresence?: (watch: (presence: Presence) => void) => void;
}

/** A burst of refreshes, ms: a page loads twice at most in it (reliability row 35). */
export const REFRESH_BURST_MS = 500;

/** The native app behind its bridge (R74, Q67). Tokens live in memory alone. */
export function createBridgeHost(options: BridgeHostOptions): HostApp {
  const { rpc, clock, back, openLink, onMissing } = options;
  const identity = createIdentity(rpc, options.preloaded ?? null);
  const signals = createHostSignals();
  const refresh = createRefreshRuns(clock, signals.run);
  options.watchPresence?.(signals.tell);
  rpc.onNotification((method) => {
    if (!Object.hasOwn(BRIDGE_NOTIFICATIONS, method)) return;
    signals.interrupt();
    refresh(BRIDGE_NOTIFICATIONS[method as keyof typeof BRIDGE_NOTIFICATIONS]);
  });

  /** Asks for a page of the app, and falls back where there is none. */
  function open(method: BridgeMethodName, params: Readonly<Record<string, unknown>>, instead: () => void): void {
    void rpc.request(method, params).then((answer) => {
      if (answer.kind !== 'result') instead();
    });
  }

  return {
    isPresent: true,
    identify: identity.ask,
    forgetIdentity: identity.forget,
    readParameters: identity.readParameters,
    readServiceContact: () => askHost(rpc, 'getServiceInfo', readContact),
    back: () => leaveForApp(rpc, back),
    openLogin: () => open('openLogin', {}, onMissing),
    openRepayment: (order) => open('openRepayment', { productOrderId: order }, onMissing),
    openReview: (order) => open('openReview', { productOrderId: order }, onMissing),
    openOrderConfirmation: (order) => open('openOrderConfirmation', { productOrderId: order }, onMissing),
    openStep: (step, order) => open('openNextStep', { currentStep: step, productOrderId: order }, onMissing),
    call(phone) {
      const dialled = dialable(phone);
      open('callPhone', { phone: dialled }, () => openLink(`tel:${dialled}`));
    },
    openWhatsApp(number) {
      const dialled = number.replace(/\D/g, '');
      open('openWhatsApp', { number: dialled }, () => openLink(`https://wa.me/${dialled}`));
    },
    setTitleStyle: (style) => open('setTitleStyle', { style }, () => undefined),
    track: (name, details) => open('trackEvent', { name, details }, () => undefined),
    onRefresh: signals.onRefresh,
    onPresence: signals.onPresence,
  };
}

/** The shopper as the app names him. All who ask share one question, until it is forgotten or no token came. */
function createIdentity(rpc: RpcClient, preloaded: AskedShopper | null) {
  let before = preloaded?.identity ?? null;
  let parameters = preloaded?.parameters ?? null;
  let known: Promise<Identity | null> | null = null;
  function askAnew(): Promise<Identity | null> {
    const asked = askShopper(rpc);
    parameters = asked.parameters;
    return asked.identity;
  }
  async function read(): Promise<Identity | null> {
    const asked = before;
    before = null;
    // Where it was not asked before, the questions go out at once.
    if (asked === null) return askAnew();
    // A question that was still open is waited for. One that had ended without a token is asked again (Q67).
    const { value, wasOpen } = await settledOf(asked);
    return wasOpen ? value : (value ?? askAnew());
  }
  function ask(): Promise<Identity | null> {
    if (known !== null) return known;
    const asked = read();
    known = asked;
    void asked.then((found) => {
      if (found === null && known === asked) known = null;
    });
    return asked;
  }
  return {
    ask,
    readParameters(): Promise<Identity['parameters']> {
      if (parameters === null) void ask();
      return parameters ?? Promise.resolve({});
    },
    forget(): void {
      known = null;
      before = null;
    },
  };
}

/** Digits and a plus: whatever else the host sends is not dialled. */
const dialable = (phone: string): string => phone.replace(/[^0-9+]/g, '');

/** Whether a text is a phone number of so many digits; nothing else is offered for dialling (reliability row 64). */
const isPhone = (written: string, [least, most]: readonly [number, number] = [3, 15]): boolean => {
  const digits = written.replace(/\D/g, '').length;
  return /^\s*\+?[\d\s().-]+$/.test(written) && digits >= least && digits <= most;
};

/** Most numbers that a shopper is offered. */
const MOST_PHONES = 5;

const readContact: Decoder<ServiceContact> = (value) => {
  if (!hasFields(value)) return undefined;
  const phone = value['phone'] === undefined ? '' : text(value['phone']);
  const whatsApp = text(value['whatsApp'] ?? '');
  if (phone === undefined || whatsApp === undefined) return undefined;
  const written = phone.split('|', 100).filter((each) => isPhone(each));
  const phones = [...new Set(written.map(dialable))].slice(0, MOST_PHONES);
  const number = whatsApp.replace(/^https:\/\/wa\.me\//, '');
  return { phones, whatsApp: isPhone(number, [8, 15]) ? number.replace(/\D/g, '') : null };
};

/** Loads a page at once, and once more after the burst where it was asked for again meanwhile. */
function createRefreshRuns(clock: Pick<Clock, 'after'>, load: (page: RefreshablePage) => void) {
  /** The pages of a burst, and whether each was asked for again. */
  const asked = new Map<RefreshablePage, boolean>();
  return (page: RefreshablePage): void => {
    const isBurst = asked.has(page);
    asked.set(page, isBurst);
    if (isBurst) return;
    load(page);
    clock.after(REFRESH_BURST_MS, () => {
      const isAskedAgain = asked.get(page) === true;
      asked.delete(page);
      if (isAskedAgain) load(page);
    });
  };
}
