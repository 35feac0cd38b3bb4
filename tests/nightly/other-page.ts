import { vi } from 'vitest';

/** Keys as WebDriver writes them. */
export const KEYS = { enter: '\uE007', end: '\uE010' } as const;

/** What the two protocols do in ways of their own. */
export interface Driver {
  /** What was held against the pages since it was last asked. */
  errors(): Promise<readonly string[]>;
  resize(width: number, height: number): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  /** Calls an async function of no parameters, given as text, in the page; it returns text. */
  call(source: string): Promise<string>;
  /** Has a keyboard or a mouse do these things, as WebDriver writes them. */
  act(type: 'key' | 'pointer', actions: readonly object[]): Promise<unknown>;
}

/** A page of a browser that is not Chromium. */
export interface OtherPage extends Driver {
  /** What a function of the page returns, as JSON; it sees nothing of the test. */
  ask<A extends readonly unknown[], T>(look: (...values: A) => T | Promise<T>, ...values: A): Promise<T>;
  /** Presses the keys one by one where the focus is. */
  press(keys: string): Promise<unknown>;
  /** Clicks by the mouse on the middle of the only element in sight that a selector finds and whose words begin so. */
  click(selector: string, words?: string): Promise<unknown>;
}

/** A page by what drives its browser. */
export function otherPage(driver: Driver): OtherPage {
  const ask: OtherPage['ask'] = async (look, ...values) => {
    const called = `(${look.toString()})(...${JSON.stringify(values)})`;
    return JSON.parse(await driver.call(`async () => JSON.stringify(await ${called}) ?? 'null'`));
  };
  return {
    ...driver,
    ask,
    press: (keys) =>
      driver.act(
        'key',
        Array.from(keys).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      ),
    async click(selector, words = '') {
      // Looked for from here: a page that another one replaces would look on in vain. It is pressed where it stands still.
      let last = '';
      const isStill = (place: object | null): boolean => {
        const before = last;
        last = JSON.stringify(place);
        return place !== null && last === before;
      };
      const find = async () => {
        const place = await ask(middleOf, selector, words);
        return isStill(place) ? place : null;
      };
      const { x, y } = await vi.waitUntil(find, { timeout: 15_000 });
      const presses = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      return driver.act('pointer', [{ type: 'pointerMove', x, y }, ...presses]);
    },
  };
}

/** Where the middle of the only such element is, once brought into sight; null where there is none that can be pressed. */
function middleOf(selector: string, words: string): { readonly x: number; readonly y: number } | null {
  const [only, ...others] = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (each) =>
      each.checkVisibility() &&
      !each.matches(':disabled, [aria-disabled=true]') &&
      each.innerText.replaceAll(/\s+/g, ' ').trim().startsWith(words),
  );
  if (only === undefined || others.length > 0) return null;
  only.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = only.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
