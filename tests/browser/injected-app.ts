import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { BRIDGE_NAME } from '#adapters/host-app/bridge-name.ts';
import { METHOD_NOT_FOUND } from '#adapters/host-app/json-rpc.ts';

/** How an app puts itself into a page. */
export type InjectedShape = 'listener' | 'object' | 'ios';

/** All of them. */
export const SHAPES = ['listener', 'object', 'ios'] as const;

/**
 * What stands in the page before its first script, on a function of the browser's own that reaches this process
 * (`Runtime.addBinding`). `listener`: a port of the platform, whose events and methods are its own. `object`: methods alone, that
 * throw when they are called detached, as `addJavascriptInterface` injects them. `ios`: a handler.
 */
const INJECTED: Readonly<Record<InjectedShape, string>> = {
  listener: `const { port1, port2 } = new MessageChannel();
    port1.start();
    port2.onmessage = ({ data }) => toApp(data);
    window.fromApp = (text) => port2.postMessage(text);
    window.${BRIDGE_NAME} = port1;`,
  object: `class Injected { #brand = toApp; postMessage(text) { this.#brand(text); } }
    window.${BRIDGE_NAME} = new Injected();`,
  ios: `class Handler { #brand = toApp; postMessage(text) { this.#brand(text); } }
    window.webkit = { messageHandlers: { ${BRIDGE_NAME}: new Handler() } };`,
};

/** An app on the other side of the DevTools protocol. */
export interface InjectedApp {
  /** What it was asked, oldest first. */
  readonly asked: readonly string[];
  /** Each frame's visible text, of fields too, once `watchFrames` was called. */
  readonly frames: readonly string[];
  /** What it answers from now on; an error code refuses, `'silent'` never answers, `'bare'` answers without a result. */
  answers(method: BridgeMethodName, answer: Answer): void;
  /** Says something of its own accord. */
  notify(method: string): Promise<void>;
  /** Notes what every frame from here on shows, on this page and the ones after it. */
  watchFrames(): Promise<void>;
}

/** An app's answer to a method. */
export type Answer = { readonly result: unknown } | { readonly code: number } | 'silent' | 'bare';

/** Puts an app around a page that was not opened yet. */
export async function injectApp(
  context: BrowserContext,
  page: Page,
  shape: InjectedShape,
  token: string,
): Promise<InjectedApp> {
  const session = await context.newCDPSession(page);
  const asked: string[] = [];
  const frames: string[] = [];
  const table = new Map<string, Answer>([
    ['getToken', { result: token }],
    ['getAppParameters', { result: {} }],
    ['getServiceInfo', { result: null }],
  ]);
  const say = (message: object): Promise<void> => tell(session, shape, JSON.stringify({ jsonrpc: '2.0', ...message }));
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'noteFrame') return void frames.push(payload);
    const { id, method } = JSON.parse(payload) as { readonly id: number; readonly method: string };
    asked.push(method);
    const answer = table.get(method) ?? 'bare';
    if (answer === 'silent') return;
    if (answer === 'bare') return void say({ id });
    void say('code' in answer ? { id, error: { code: answer.code, message: 'no' } } : { id, ...answer });
  });
  await session.send('Runtime.enable');
  await session.send('Page.enable');
  await session.send('Runtime.addBinding', { name: 'toApp' });
  await session.send('Runtime.addBinding', { name: 'noteFrame' });
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `{ ${INJECTED[shape]} }` });
  return {
    asked,
    frames,
    answers: (method, answer) => void table.set(method, answer),
    notify: (method) => say({ method }),
    async watchFrames() {
      await session.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
      await session.send('Runtime.evaluate', { expression: WATCH });
    },
  };
}

/** An app without a method says so. */
export const MISSING: Answer = { code: METHOD_NOT_FOUND };

/** What a native app runs in the page; a page that is just being replaced hears nothing. */
async function tell(session: CDPSession, shape: InjectedShape, text: string): Promise<void> {
  const expression =
    shape === 'listener'
      ? `window.fromApp(${JSON.stringify(text)})`
      : `window.dispatchEvent(new CustomEvent('${BRIDGE_NAME}', { detail: ${JSON.stringify(text)} }))`;
  await session.send('Runtime.evaluate', { expression }).catch(() => undefined);
}

/** Runs in the page, before each frame is painted: what of it can be seen. */
const WATCH = `{
  const seen = (element) => getComputedStyle(element).visibility === 'visible' && element.getClientRects().length > 0;
  const look = () => {
    const fields = [...document.querySelectorAll('input, textarea, select')].filter(seen).map(({ value }) => value);
    noteFrame([document.body?.innerText ?? '', ...fields].join(' | '));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;
