/** How an app puts itself around the page, by platform. */
export type NativeHost = 'android' | 'android-object' | 'ios';

/** What an app says of itself, and after how many ms. */
interface AppAnswers {
  readonly token: string;
  readonly after?: number;
}

/** A script that puts the app of a platform around the page: it answers who the shopper is, and `true` to all else. */
export function appAround(host: NativeHost, { token, after = 0 }: AppAnswers): string {
  const [send, install] = SIDES[host];
  return `(() => {
  window.askedOfApp = [];
  const hears = [];
  const send = ${send};
  const tell = (message) => send(JSON.stringify({ jsonrpc: '2.0', ...message }));
  const say = (message) => setTimeout(() => tell(message), ${after});
  const postMessage = (text) => {
    const { id, method } = JSON.parse(text);
    window.askedOfApp.push(method);
    const known = { getToken: ${JSON.stringify(token)}, getAppParameters: {}, getServiceInfo: null };
    const result = method in known ? known[method] : true;
    say({ id, result });
  };
  ${install}
})()`;
}

const BY_EVENT = "(detail) => window.dispatchEvent(new CustomEvent('asaanHost', { detail }))";

/** How each platform answers, and where it is found: Android as a listener's port, or by `addJavascriptInterface`. */
const SIDES: Readonly<Record<NativeHost, readonly [send: string, install: string]>> = {
  android: [
    '(data) => hears.forEach((hear) => hear({ data }))',
    'window.asaanHost = { postMessage, addEventListener: (_type, hear) => hears.push(hear), removeEventListener() {} };',
  ],
  'android-object': [
    BY_EVENT,
    // Its methods cannot be called away from it.
    'class Injected { #post = postMessage; postMessage(text) { this.#post(text); } } window.asaanHost = new Injected();',
  ],
  ios: [BY_EVENT, 'window.webkit = { messageHandlers: { asaanHost: { postMessage } } };'],
};
