/** How an app puts itself around the page, by platform. */
export type NativeHost = 'android' | 'android-object' | 'ios';

/** The platforms, for tests that go through each. */
export const NATIVE_HOSTS: readonly NativeHost[] = ['android', 'android-object', 'ios'];

/** What an app says of itself, and after how many ms; `token` null for an app that never answers. */
export interface AppAnswers {
  readonly token: string | null;
  readonly after?: number;
  readonly quirk?: Quirk;
}

/** How an app answers otherwise than by `say({ id, result })`; each is something that real bridges do. */
const ANSWERS = {
  'ids as text': 'say({ id: String(id), result })',
  'no result for what was done': 'say(result === true ? { id } : { id, result })',
  'null left out': 'say(result === null ? { id } : { id, result })',
  'a language with a region': `say({ id, result: method === 'getAppParameters' ? { language: 'ur-PK', app_version: '1' } : result })`,
  'in the same tick': 'tell({ id, result })',
  'twice, and otherwise': 'say({ id, result }); say({ id, result: {} })',
  'a null error beside the result': 'say({ id, result, error: null })',
  'other words before it': `['{', 'null', '[]', ''].forEach(send); tell({ id: 'x', result: {} }); say({ id, result })`,
} as const;

/** Names of those ways. */
export type Quirk = keyof typeof ANSWERS;

/** All of them. */
export const QUIRKS = Object.keys(ANSWERS) as readonly Quirk[];

/** A script that puts the app of a platform around the page: it answers who the shopper is, and `true` to all else. */
export function appAround(host: NativeHost, { token, after = 0, quirk }: AppAnswers): string {
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
    if (${token === null}) return;
    const known = { getToken: ${JSON.stringify(token)}, getAppParameters: {}, getServiceInfo: null };
    const result = method in known ? known[method] : true;
    ${quirk === undefined ? 'say({ id, result })' : ANSWERS[quirk]};
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
