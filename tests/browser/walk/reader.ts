import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { amountsIn, type Money, written } from './tariff.ts';

/** What a page says. */
export interface PageRead {
  /** Everything that can be seen, a line each. */
  readonly text: string;
  /** Each name with the amount beside it, without one that is struck; rows without an amount are left out. */
  readonly rows: readonly (readonly [name: string, amount: Money])[];
}

/** A text without the marks that keep its direction. */
export const bare = (text: string): string =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the page that is open: the shop's part of it, dialogs included. */
async function readPage(page: Page): Promise<PageRead> {
  const { text, rows } = await page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('#root');
    const found = [...(root?.querySelectorAll<HTMLElement>('dt') ?? [])]
      .filter((name) => name.checkVisibility())
      .map((name): readonly [string, string] => {
        const value = name.nextElementSibling?.cloneNode(true) as HTMLElement | undefined;
        for (const struck of value?.querySelectorAll('s') ?? []) struck.remove();
        return [name.innerText, value?.textContent ?? ''];
      });
    return { text: root?.innerText ?? '', rows: found };
  });
  const amounts = rows.flatMap(([name, value]): PageRead['rows'] => {
    const [amount] = amountsIn(value);
    return amount === undefined ? [] : [[bare(name), amount]];
  });
  return { text, rows: amounts };
}

/** Amounts that a page may show, by what they are. */
export type Explained = Readonly<Record<string, Money | readonly Money[] | null>>;

/** Waits until every row of these names has its amount, and no amount stands there that nothing explains. */
export async function expectAmounts(
  page: Page,
  explained: Explained,
  rows: readonly (readonly [name: string, amount: Money])[] = [],
): Promise<void> {
  const known = new Set(Object.values(explained).flatMap((each) => (each === null ? [] : each)));
  await expect
    .poll(async () => {
      const read = await readPage(page);
      const wrong = rows.flatMap(([name, amount]) => {
        const found = read.rows.filter(([each]) => each === bare(name)).map(([, each]) => each);
        const isRight = found.length > 0 && found.every((each) => each === amount);
        return isRight ? [] : [`${bare(name)}: ${found.join(', ')} instead of ${String(amount)}`];
      });
      const strange = amountsIn(read.text).filter((amount) => !known.has(amount));
      return [...wrong, ...strange.map((amount) => `nothing explains ${String(amount)}`)];
    })
    .toEqual([]);
}

/** Waits until words stand on the page, wherever that is. */
export async function expectWords(page: Page, words: string): Promise<void> {
  await expect.poll(async () => bare((await readPage(page)).text)).toContain(bare(words));
}

/** Waits until an amount is the first after a label. */
export async function expectAfter(page: Page, label: string, amount: Money, language: 'en' | 'ur'): Promise<void> {
  await expect
    .poll(async () => {
      const text = bare((await readPage(page)).text);
      const at = text.lastIndexOf(bare(label));
      const [first] = at < 0 ? [] : amountsIn(text.slice(at));
      return first === undefined ? `nothing after ${label}` : written(first, language);
    })
    .toBe(written(amount, language));
}
