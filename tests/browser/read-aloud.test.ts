import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { withPhone } from './with-sandbox.ts';

let server: TestServer;
let page: Page;
withPhone((visit) => {
  ({ server, page } = visit);
});

/** Voices of a phone, which note what they say, and end each piece when they are told to. */
const VOICES = (languages: readonly string[]): string => `
  window.said = [];
  const voices = ${JSON.stringify(languages)}.map((lang) => ({ lang, name: lang }));
  class Utterance extends EventTarget { constructor(text) { super(); this.text = text; } }
  window.SpeechSynthesisUtterance = Utterance;
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
    queue: [],
    getVoices: () => voices,
    speak(part) { this.queue.push(part); window.said.push([part.lang, part.voice && part.voice.lang, part.text]); },
    cancel() { this.queue = []; },
    finish(type) { for (const part of this.queue.splice(0)) part.dispatchEvent(new Event(type)); },
  }) });`;

const said = (): Promise<readonly (readonly [string, string | null, string])[]> =>
  page.evaluate(() => (window as unknown as { said: [string, string | null, string][] }).said);
const finish = (type: 'end' | 'error'): Promise<void> =>
  page.evaluate((event) => (window.speechSynthesis as unknown as { finish(type: string): void }).finish(event), type);

describe.each([
  ['en', '/FAQ', english.site.safety],
  ['ur', '/FAQ/urdo', urdu.site.safety],
] as const)('read aloud (%s)', (language, path, text) => {
  it('reads the page’s own words in its language, piece by piece, and stops when told to, at the end and on an error', async () => {
    await page.addInitScript({ content: VOICES(['en-US', 'ur-PK', 'hi-IN']) });
    await page.goto(server.origin + path);
    const button = page.locator('[data-tool="listen"]');
    await button.click();
    expect(await button.innerText()).toBe(text.stopListening);
    const heard = await said();
    const heading = await page.locator('h1').innerText();
    expect(heard.map(([, , words]) => words).join(' ')).toContain(heading);
    expect(heard.length).toBeGreaterThan(10);
    for (const [lang, voice, words] of heard) {
      expect([lang, voice?.slice(0, 2), words.length <= 200]).toEqual([language, language, true]);
    }
    await button.click();
    expect(await button.innerText()).toBe(text.listen);
    for (const end of ['end', 'error'] as const) {
      await button.click();
      expect(await button.innerText()).toBe(text.stopListening);
      await finish(end);
      expect([end, await button.innerText()]).toEqual([end, text.listen]);
    }
  });

  it('is not offered where the device has no such voice', async () => {
    await page.addInitScript({ content: VOICES(['hi-IN']) });
    await page.goto(server.origin + path);
    await page.waitForFunction(() => document.documentElement.dataset['whole'] === '');
    expect(await page.locator('[data-tool="listen"]').isHidden()).toBe(true);
  });
});
