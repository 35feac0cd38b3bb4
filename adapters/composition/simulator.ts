import { parseJson } from '#core/lib/parse-json.ts';
import type { Clock } from '#core/ports/device.ts';
import type { Identity, RefreshablePage } from '#core/ports/host-app.ts';
import { ORDER_IN_HAND_KEY } from '#core/session/order-in-hand.ts';
import type { Language } from '#core/text/language.ts';
import { createRandomKeys } from '../browser/random-keys.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { tabStorage } from '../browser/tab-storage.ts';
import { scopedStorage } from '../browser/web-session.ts';
import { createBearerBody } from '../gateway/wire-format.ts';
import type { BridgeMethodName } from '../host-app/bridge-methods.ts';
import { createBrowserHost } from '../host-app/browser-host.ts';
import type { BridgeTransport } from '../host-app/json-rpc.ts';
import { serveBridge } from '../host-app/native-side.ts';
import { createPhoneLog } from '../host-app/phone-log.ts';
import { frameTransport } from '../host-app/transports.ts';
import { httpActions, httpFaultSwitch } from '../sandbox/actions/performers.ts';
import type { ShopState } from '../sandbox/scenarios/shop-state.ts';
import { SANDBOX, SANDBOX_CONTACT } from '../server/settings.ts';
import { type GatewaySettings, openGateway } from './browser-shop.ts';
import { takeAdminToken } from './sandbox-browser.ts';

/** How the app of a simulated phone answers: when each answer goes out, ms; a late one within what the page waits. */
const DELAYS = { prompt: [0], late: [4000], silent: [], twice: [0, 0] } as const;
/** Names one of those ways. */
export type Delay = keyof typeof DELAYS;

/** A phone with the app on it, around a frame of ours. */
export type Phone = ReturnType<typeof openPhone>;

/** A frame, by its name, and the language of the app around it. */
interface PhoneOptions {
  readonly name: string;
  readonly language: Language;
  readonly frame: () => Window | null;
}

/** Makes a phone around a frame. */
export function openPhone(settings: GatewaySettings, { name, language, frame }: PhoneOptions) {
  const clock = createSystemClock();
  const storage = scopedStorage(tabStorage(window), name);
  const log = createPhoneLog(() => Date.now());
  const admin = takeAdminToken();
  const perform = httpActions(settings.base, settings.source, admin);
  let token = freshToken();
  let delay: Delay = 'prompt';
  let lacks: readonly BridgeMethodName[] = [];

  const identify = (): Identity => ({ token, parameters: { app_version: 'simulator', language } });
  const host = createBrowserHost({
    identify,
    contact: SANDBOX_CONTACT,
    leave: () => log.add({ way: 'device', name: 'opens the app’s own shelf' }),
    openLink: (url) => log.add({ way: 'device', name: 'opens a link', params: { url } }),
  });
  const wire = frameTransport(window, frame);
  const heard: BridgeTransport = {
    ...wire,
    send(text) {
      log.sent(parseJson(text));
      wire.send(text);
    },
  };
  const transport = delayed(heard, clock, () => delay);
  const native = serveBridge(transport, host, {
    lacks: () => lacks,
    onCall: ({ id, method, params }) => log.add({ way: 'page', name: method, params }, id),
  });

  async function reach(state: ShopState) {
    token = freshToken();
    // The sandbox speaks both formats; this one needs no secret.
    const gateway = openGateway(settings, createBearerBody(), async () => identify(), clock);
    const seen = await state.reach({ gateway, perform, shopper: token });
    if (seen.order === null) storage.removeItem(ORDER_IN_HAND_KEY);
    else storage.setItem(ORDER_IN_HAND_KEY, seen.order);
    return seen;
  }

  return {
    /** The frame's name: its part of the session's storage. */
    name,
    host,
    perform,
    /** What goes wrong with the gateway, where its server lets faults be armed. */
    faults: httpFaultSwitch(settings.base, settings.source, admin),
    /** Newest first. */
    log: log.lines,
    shopper: () => token,
    /** Somebody new takes the phone. */
    switchShopper() {
      token = freshToken();
    },
    setDelay: (next: Delay) => void (delay = next),
    /** Takes methods away from the app. */
    setLacks: (methods: readonly BridgeMethodName[]) => void (lacks = methods),
    /** The app asks the page to load again. */
    refresh(page: RefreshablePage) {
      log.add({ way: 'app', name: `refresh the ${page}` });
      native.refresh(page);
    },
    /** Brings the shopper into a state; the frame is then to show its place. */
    reach,
    /** The order that the frame has in hand. */
    orderInHand: () => storage.getItem(ORDER_IN_HAND_KEY),
    stop: native.stop,
  };
}

/** The same way to the page, on which the app's answers go as it is told now. */
function delayed(wire: BridgeTransport, clock: Clock, delayNow: () => Delay): BridgeTransport {
  return {
    ...wire,
    send(text) {
      for (const ms of DELAYS[delayNow()]) {
        if (ms === 0) wire.send(text);
        else clock.after(ms, () => wire.send(text));
      }
    },
  };
}

/** A token of a shopper whom nobody was before; `crypto.randomUUID` is missing on pages without TLS. */
export const freshToken = (): string => `${SANDBOX.token}-${createRandomKeys().next()}`;
