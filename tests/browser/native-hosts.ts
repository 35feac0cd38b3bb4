/** How an app puts itself around the page, by platform. */
export type NativeHost = 'android' | 'ios';

/** The platforms, for tests that go through each. */
export const NATIVE_HOSTS: readonly NativeHost[] = ['android', 'ios'];

/** What an app says of itself, and after how many ms; `token` null for an app that never answers. */
export interface AppAnswers {
  readonly token: string | null;
  readonly after?: number;
}

/** A script that puts the app of a platform around the page: it answers who the shopper is, and `true` to all else. */
export function appAround(host: NativeHost, { token, after = 0 }: AppAnswers): string {
  const [tell, install] = SIDES[host];
  return `(() => {
  window.askedOfApp = [];
  const hears = [];
  const tell = ${tell};
  const postMessage = (text) => {
    const { id, method } = JSON.parse(text);
    window.askedOfApp.push(method);
    if (${token === null}) return;
    const result = { getToken: ${JSON.stringify(token)}, getAppParameters: {}, getServiceInfo: null }[method];
    setTimeout(() => tell(JSON.stringify({ jsonrpc: '2.0', id, result: result === undefined ? true : result })), ${after});
  };
  ${install}
})()`;
}

/** How each platform answers, and where it is found. */
const SIDES: Readonly<Record<NativeHost, readonly [tell: string, install: string]>> = {
  android: [
    '(data) => hears.forEach((hear) => hear({ data }))',
    'window.asaanHost = { postMessage, addEventListener: (_type, hear) => hears.push(hear), removeEventListener() {} };',
  ],
  ios: [
    "(detail) => window.dispatchEvent(new CustomEvent('asaanHost', { detail }))",
    'window.webkit = { messageHandlers: { asaanHost: { postMessage } } };',
  ],
};
