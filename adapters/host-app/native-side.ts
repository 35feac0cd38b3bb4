import * as v from 'valibot';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import type { HostApp, HostExtras, HostFile, RefreshablePage } from '#core/ports/host-app.ts';
import { parseLanguage } from '#core/text/language.ts';
import { hasFields } from '../gateway/decoder.ts';
import { parseJson } from '../gateway/json.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from './bridge-methods.ts';
import { BRIDGE_NOTIFICATIONS } from './bridge-notifications.ts';
import { type BridgeTransport, METHOD_NOT_FOUND } from './json-rpc.ts';

/** What the native side heard, for its log. */
export interface HeardCall {
  /** The request's id, which its answer repeats. */
  readonly id: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const request = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.number(),
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The other end of the bridge: answers requests with what a host does. The simulator's, and the tests'. */
export function serveBridge(
  transport: BridgeTransport,
  host: HostApp & Partial<HostExtras>,
  {
    lacks = () => [],
    onCall,
  }: {
    /** What the host cannot do now. */ readonly lacks?: () => readonly BridgeMethodName[];
    readonly onCall?: (call: HeardCall) => void;
  } = {},
): { refresh(page: RefreshablePage): void; stop(): void } {
  const say = (answer: object): void => transport.send(JSON.stringify({ jsonrpc: '2.0', ...answer }));
  const stop = transport.onText((text) => {
    const read = v.safeParse(request, parseJson(text));
    if (!read.success) return;
    const { id, method, params } = read.output;
    const name = Object.hasOwn(BRIDGE_METHODS, method) ? (method as BridgeMethodName) : null;
    onCall?.({ id, method, params });
    if (name === null || lacks().includes(name))
      return say({ id, error: { code: METHOD_NOT_FOUND, message: 'no such method' } });
    void answer(host, name, params).then((result) =>
      say(result === CANNOT ? { id, error: { code: METHOD_NOT_FOUND, message: 'no such method' } } : { id, result }),
    );
  });
  return {
    stop,
    refresh(page) {
      const method = Object.entries(BRIDGE_NOTIFICATIONS).find(([, each]) => each === page)?.[0];
      say({ method });
    },
  };
}

/** The host lacks one of the methods that not every app has. */
const CANNOT = Symbol('cannot');
const orCannot = (isDone = false): unknown => isDone || CANNOT;

async function answer(
  host: HostApp & Partial<HostExtras>,
  method: BridgeMethodName,
  params: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const order = orderId(textOf(params['productOrderId']));
  switch (method) {
    case 'getToken':
      return (await host.identify())?.token ?? null;
    case 'getAppParameters':
      return (await host.identify())?.parameters ?? {};
    case 'getServiceInfo': {
      const contact = await host.readServiceContact();
      return contact === null ? null : { phone: contact.phones.join('|'), whatsApp: contact.whatsApp };
    }
    case 'back':
      host.back();
      break;
    case 'openLogin':
      host.openLogin();
      break;
    case 'openRepayment':
      host.openRepayment(order);
      break;
    case 'openReview':
      host.openReview(order);
      break;
    case 'openOrderConfirmation':
      host.openOrderConfirmation(order);
      break;
    case 'openNextStep':
      host.openStep(nativeStep(Number(params['currentStep'])), order);
      break;
    case 'callPhone':
      host.call(textOf(params['phone']));
      break;
    case 'openWhatsApp':
      host.openWhatsApp(textOf(params['number']));
      break;
    case 'setTitleStyle':
      host.setTitleStyle(params['style'] === 'hidden' ? 'hidden' : 'plain');
      break;
    case 'trackEvent':
      host.track(textOf(params['name']), detailsOf(params['details']));
      break;
    case 'printPage':
      return orCannot(await host.printPage?.());
    case 'saveFile':
      return orCannot(await host.saveFile?.(fileOf(params)));
    case 'shareText':
      return orCannot(await host.shareText?.(textOf(params['text'])));
    case 'speak':
      return orCannot(await host.speak?.(textOf(params['text']), parseLanguage(textOf(params['language'])) ?? 'en'));
  }
  return true;
}

/** Texts and numbers; anything else is left out. */
function detailsOf(value: unknown): Readonly<Record<string, string | number>> {
  const details = Object.entries(hasFields(value) ? value : {});
  return Object.fromEntries(
    details.filter((each): each is [string, string | number] => ['string', 'number'].includes(typeof each[1])),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const fileOf = ({ name, type, data }: Readonly<Record<string, unknown>>): HostFile => ({
  name: textOf(name),
  type: textOf(type),
  bytes: Uint8Array.from(atob(textOf(data)), (each) => each.charCodeAt(0)),
});
