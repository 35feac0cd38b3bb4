import type { CDPSession, Locator, Page } from 'playwright-core';

/** A text field on a page, with the browser's protocol beside it. */
export interface FieldUnderHand {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly field: Locator;
}

/** Lets a page read the clipboard, and hands over the browser's protocol. */
export async function mayPaste(page: Page, origin: string): Promise<CDPSession> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  return page.context().newCDPSession(page);
}

/** Puts a text where caret and selection are, as a person, an input method, a browser or a script does. */
export type Enter = (at: FieldUnderHand, text: string) => Promise<void>;

/** Composes a text so many characters at a time, and leaves it uncommitted; each stage must stand in the field as it was composed. */
export async function compose({ cdp, field }: FieldUnderHand, text: string, stages = 3): Promise<void> {
  const before = await field.evaluate((input: HTMLInputElement) => ({
    left: input.value.slice(0, input.selectionStart ?? 0),
    right: input.value.slice(input.selectionEnd ?? 0),
  }));
  const characters = Array.from(text);
  for (let stage = 1; stage <= stages; stage += 1) {
    const composed = characters.slice(0, Math.ceil((characters.length * stage) / stages)).join('');
    await cdp.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
    const stands = await field.inputValue();
    if (stands !== before.left + composed + before.right) {
      throw new Error(`${JSON.stringify(composed)} was composed, and ${JSON.stringify(stands)} stands in the field`);
    }
  }
}

/** Ways by which a text comes into a field; none but the first goes key by key. */
export const WAYS = {
  keys: ({ page }, text) => page.keyboard.type(text),
  paste: async ({ page }, text) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+V');
  },
  drop: async ({ cdp, field }, text) => {
    const box = await field.boundingBox();
    if (box === null) throw new Error('the field is not on the page');
    // Into an empty or a selected field: wherever it falls, it is the whole.
    await field.evaluate((input: HTMLInputElement) => input.setRangeText(''));
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await cdp.send('Input.dispatchDragEvent', { type, ...at, data });
    }
  },
  composition: async (at, text) => {
    await compose(at, text);
    await at.cdp.send('Input.insertText', { text });
  },
  'a composition that a tap ends': async (at, text) => {
    await compose(at, text, 2);
    await at.field.evaluate((input) => input.blur());
    await at.field.focus();
  },
  dictation: async ({ cdp }, text) => void (await cdp.send('Input.insertText', { text })),
  execCommand: async ({ field }, text) =>
    field.evaluate((_input, typed) => void document.execCommand('insertText', false, typed), text),
  setRangeText: async ({ field }, text) =>
    field.evaluate((input: HTMLInputElement, typed) => {
      input.setRangeText(typed, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    }, text),
  autofill: async ({ field }, text) =>
    field.evaluate((input: HTMLInputElement, typed) => {
      const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      input.value = input.value.slice(0, start) + typed + input.value.slice(end);
      input.setSelectionRange(start + typed.length, start + typed.length);
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    }, text),
} as const satisfies Readonly<Record<string, Enter>>;

/** The name of a way. */
export type Way = keyof typeof WAYS;
/** All of them. */
export const WAY_NAMES = Object.keys(WAYS) as readonly Way[];

/** Empties a field as a person does. */
export async function empty({ page, field }: Pick<FieldUnderHand, 'page' | 'field'>): Promise<void> {
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
}

/** Where the caret stands: what is left of it, and what is selected. */
export const caretIn = (field: Locator): Promise<{ readonly left: string; readonly selected: string }> =>
  field.evaluate((input: HTMLInputElement) => ({
    left: input.value.slice(0, input.selectionStart ?? 0),
    selected: input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  }));
