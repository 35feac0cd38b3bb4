import * as v from 'valibot';
import { nativeStep, type OrderId, orderId } from '#core/lib/ids.ts';
import { parseJson } from '#core/lib/parse-json.ts';
import type { HostApp, HostExtras, HostFile, RefreshablePage } from '#core/ports/host-app.ts';
import { parseLanguage } from '#core/text/language.ts';
import { hasFields } from '../gateway/decoder.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from './bridge-methods.ts';
import { BRIDGE_NOTIFICATIONS } from './host-signals.ts';
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
    const refusal = { id, error: { code: METHOD_NOT_FOUND, message: 'no such method' } };
    if (name === null || lacks().includes(name)) return say(refusal);
    const answer = async () => ANSWERS[name](host, params, orderId(textOf(params['productOrderId'])));
    void answer().then((result = true) => say(result === CANNOT ? refusal : { id, result }));
  });
  return {
    stop,
    refresh: (page) => say({ method: Object.entries(BRIDGE_NOTIFICATIONS).find(([, each]) => each === page)?.[0] }),
  };
}

type Params = Readonly<Record<string, unknown>>;

/** The host lacks one of the methods that not every app has. */
const CANNOT = Symbol('cannot');
const orCannot = (isDone = false): unknown => isDone || CANNOT;

/** What the host does for each method, and answers; nothing for what it opened. */
const ANSWERS: Readonly<
  Record<BridgeMethodName, (host: HostApp & Partial<HostExtras>, params: Params, order: OrderId) => unknown>
> = {
  getToken: async (host) => (await host.identify())?.token ?? null,
  getAppParameters: async (host) => (await host.identify())?.parameters ?? {},
  async getServiceInfo(host) {
    const contact = await host.readServiceContact();
    return contact === null ? null : { phone: contact.phones.join('|'), whatsApp: contact.whatsApp };
  },
  back: (host) => host.back(),
  openLogin: (host) => host.openLogin(),
  openRepayment: (host, _, order) => host.openRepayment(order),
  openReview: (host, _, order) => host.openReview(order),
  openOrderConfirmation: (host, _, order) => host.openOrderConfirmation(order),
  openNextStep: (host, { currentStep }, order) => host.openStep(nativeStep(Number(currentStep)), order),
  callPhone: (host, { phone }) => host.call(textOf(phone)),
  openWhatsApp: (host, { number }) => host.openWhatsApp(textOf(number)),
  setTitleStyle: (host, { style }) => host.setTitleStyle(style === 'hidden' ? 'hidden' : 'plain'),
  trackEvent: (host, { name, details }) => host.track(textOf(name), detailsOf(details)),
  printPage: async (host) => orCannot(await host.printPage?.()),
  saveFile: async (host, params) => orCannot(await host.saveFile?.(fileOf(params))),
  shareText: async (host, { text }) => orCannot(await host.shareText?.(textOf(text))),
  speak: async (host, { text, language }) =>
    orCannot(await host.speak?.(textOf(text), parseLanguage(textOf(language)) ?? 'en')),
};

/** Texts and numbers; anything else is left out. */
function detailsOf(value: unknown): Readonly<Record<string, string | number>> {
  const details = Object.entries(hasFields(value) ? value : {});
  return Object.fromEntries(
    details.filter((each): each is [string, string | number] => ['string', 'number'].includes(typeof each[1])),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const fileOf = ({ name, type, data }: Params): HostFile => ({
  name: textOf(name),
  type: textOf(type),
  bytes: Uint8Array.from(atob(textOf(data)), (each) => each.charCodeAt(0)),
});
