import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SITE_ADDRESSES, SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { isolatedRuns } from '#core/text/format.ts';
import { sectionHeadings } from '#core/text/headings.ts';
import { urdu } from '#core/text/languages.ts';
import { SHIFTS, wordRoom } from '../look.ts';
import { passFrames } from '../settled.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
let isWhole: SiteVisit['isWhole'];
let server: SiteVisit['server'];

withSite((visit) => {
  ({ page, go, isUp, isWhole, server } = visit);
});

describe('R4 Urdu pages', () => {
  /** Brands, units, addresses and codes. */
  const ALLOWED = /\b(?:NBFC|SECP|SAMPLE|English|Facebook|Instagram|Easypaisa|JazzCash|support@asaan\.example)\b/g;

  it('have no Latin word left, and every number keeps its direction', async () => {
    for (const { path, language } of SITE_ADDRESSES) {
      if (language === 'en') continue;
      await go(path);
      await isUp();
      const text = await page.evaluate(() => document.body.innerText);
      expect([path, text.replace(ALLOWED, '').match(/[A-Za-z]{2,}/g)]).toEqual([path, null]);
    }
    await go('/calculator/urdo');
    const hint = isolatedRuns(urdu.site.calculator.rateHint({ cap: '0.75' }));
    expect(await page.getByText(hint).count()).toBe(1);
  });

  it('R32 every form’s short texts begin at the right, whatever letters they are of', async () => {
    await go('/complaints/urdo');
    await isUp();
    const { fields } = urdu.site.complaint;
    await page.getByLabel(fields.name).fill('Ayesha Khan');
    await page.getByLabel(fields.mobile).fill('3001234567');
    const sides = page.locator('main input').evaluateAll((all) => all.map((each) => getComputedStyle(each).textAlign));
    expect(await sides).toEqual(['right', 'right']);
  });

  /** The faces of each page, as they are on a phone with no Naskh of its own; bold words have a cut of their own. */
  const FACES = {
    en: ['Manrope 700 loaded'],
    ur: [
      'Urdu Naskh 400 loaded',
      'Urdu Naskh 700 loaded',
      'Phone Naskh 400 error',
      'Phone Naskh 700 error',
      'Urdu Sections 400 loaded',
      'Urdu Nastaliq 400 loaded',
    ],
  } as const;

  /** What moved, in which faces the page stands, and whether it is shown. */
  const seen = () =>
    page.evaluate(() => ({
      shifts: (window as unknown as { shifted: number }).shifted,
      fonts: [...document.fonts].map(
        ({ family, weight, status }) => `${family.replaceAll('"', '')} ${weight} ${status}`,
      ),
      isHeld: 'wait' in document.documentElement.dataset,
      isPhones: 'fonts' in document.documentElement.dataset,
    }));

  it('have the scale of the English ones: Naskh stands as high as the capitals of a phone’s Latin face', async () => {
    await go('/home/urdo');
    const heights = await page.evaluate(async () => {
      const pen = document.createElement('canvas').getContext('2d');
      const drawn: number[] = [];
      for (const weight of [400, 700]) {
        await document.fonts.load(`${weight} 1000px "Urdu Naskh"`, 'ا');
        if (pen !== null) pen.font = `${weight} 1000px "Urdu Naskh"`;
        drawn.push(pen?.measureText('ا').actualBoundingBoxAscent ?? 0);
      }
      return drawn;
    });
    // Roboto's capitals: 1456 of 2048. The browser measures in steps of a 64th of an em.
    for (const height of heights) expect(Math.abs(height / 711 - 1)).toBeLessThan(0.04);
  });

  it('have titles whose ink stands within their column, also where they begin with a kaf', async () => {
    const titles: string[] = [];
    for (const name of SITE_PAGES) {
      await go(sitePath(name, 'ur'));
      await page.evaluate(() => document.fonts.ready);
      const [words, beyond] = await page.locator('h1').evaluate((title) => {
        const pen = document.createElement('canvas').getContext('2d');
        const { fontWeight, fontFamily, fontSize, textIndent } = getComputedStyle(title);
        if (pen === null) return ['', Infinity] as const;
        pen.font = `${fontWeight} 1000px ${fontFamily}`;
        pen.direction = 'rtl';
        pen.textAlign = 'right';
        const text = title.textContent ?? '';
        return [
          text,
          pen.measureText(text).actualBoundingBoxRight / 1000 -
            Number.parseFloat(textIndent) / Number.parseFloat(fontSize),
        ] as const;
      });
      titles.push(words);
      expect([words, beyond < 0.05]).toEqual([words, true]);
    }
    expect(titles.filter((each) => each.startsWith('ک'))).not.toEqual([]);
  });

  it('have headings with more room between their words than Nastaliq was drawn with', async () => {
    for (const { path, language } of SITE_ADDRESSES) {
      if (language === 'en') continue;
      await go(path);
      await page.evaluate(() => document.fonts.ready);
      expect([path, await wordRoom(page)]).toEqual([path, { 'Urdu Nastaliq': 0.12, 'Urdu Sections': 0.12 }]);
    }
  });

  it('are painted in their own letters from the first where their host is near, and nothing ever moves', async () => {
    await page.addInitScript({ content: SHIFTS });
    for (const { path, language } of SITE_ADDRESSES) {
      await go(path);
      // A machine that is busy may hold the page up for as long as a distant host would.
      await expect
        .poll(async () => {
          const { isPhones } = await seen();
          if (isPhones) await page.reload();
          return isPhones;
        })
        .toBe(false);
      await isUp();
      await isWhole();
      // What moved is told after it was drawn.
      await passFrames(page, 3);
      expect([path, await seen()]).toEqual([
        path,
        { shifts: 0, fonts: FACES[language], isHeld: false, isPhones: false },
      ]);
    }
  });

  it('are painted at once on a slow network, their text in the phone’s letters for as long as they stand', async () => {
    await page.addInitScript({ content: SHIFTS });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const line = { latency: 400, downloadThroughput: 1e6, uploadThroughput: 1e6 };
    await network.send('Network.emulateNetworkConditions', { offline: false, ...line });
    for (const path of ['/home/urdo', '/notify/urdo']) {
      await go(path);
      await isUp();
      await isWhole();
      await passFrames(page, 3);
      const fonts = [
        'Urdu Naskh 400 unloaded',
        'Urdu Naskh 700 unloaded',
        'Phone Naskh 400 error',
        'Phone Naskh 700 error',
        'Urdu Sections 400 unloaded',
        'Urdu Nastaliq 400 loaded',
      ];
      expect([path, await seen()]).toEqual([path, { shifts: 0, fonts, isHeld: false, isPhones: true }]);
    }
  });

  it('have no heading in the face of sections but those that it is cut to, whatever their tools say', async () => {
    const seenHeadings = new Set<string>();
    const look = async (): Promise<void> => {
      const all = await page.evaluate(() => {
        delete document.documentElement.dataset['fonts'];
        const inSections = (each: Element) => getComputedStyle(each).fontFamily.startsWith('"Urdu Sections"');
        const texts = [...document.querySelectorAll('body *')].filter((each) => each.closest('footer') === null);
        const words = (each: Element): string =>
          [...each.childNodes]
            .map((node) => (node instanceof Text ? node.data : ''))
            .join('')
            .trim();
        return texts.filter(inSections).map(words);
      });
      for (const heading of all) if (heading !== '') seenHeadings.add(heading);
    };
    for (const name of SITE_PAGES) {
      await go(sitePath(name, 'ur'));
      await isUp();
      await look();
    }
    const { complaint, numberCheck } = urdu.site;
    await go(sitePath('complaints', 'ur'));
    await isUp();
    await page.getByRole('button', { name: complaint.submit, exact: true }).click();
    await page.getByText(complaint.summary).waitFor();
    await look();
    await page.getByLabel(complaint.fields.name).fill('عائشہ خان');
    await page.getByLabel(complaint.fields.mobile).fill('3001234567');
    await page.getByLabel(complaint.fields.problem).fill('ادائیگی دو بار کٹ گئی۔');
    await page.getByRole('button', { name: complaint.submit, exact: true }).click();
    await page.getByText(complaint.submitted).waitFor();
    await look();
    await page.getByRole('button', { name: complaint.another }).click();
    await page.getByRole('heading', { name: complaint.receipt }).waitFor();
    await look();
    await go(sitePath('numberCheck', 'ur'));
    await isUp();
    for (const [number, title] of [
      ['03001234567', 'unofficial'],
      ['051111883883', 'official'],
    ] as const) {
      await page.getByLabel(numberCheck.field).fill(number);
      await page.getByRole('button', { name: numberCheck.check }).click();
      await page.getByText(urdu.site.safety.share.title[title]).waitFor();
      await look();
    }
    await page.getByLabel(numberCheck.field).fill('०५१६०११');
    await page.getByRole('button', { name: numberCheck.check }).click();
    await page.getByText(numberCheck.unreadable.title).and(page.locator(':visible')).waitFor();
    await look();
    const { advice } = urdu.site.safety;
    for (const [own, named, asked, title] of [
      [advice.yes, advice.yes, advice.no, advice.pay.title],
      [advice.no, advice.no, advice.yes, advice.dontPay.title],
      [advice.yes, advice.no, advice.no, advice.callUs.title],
    ] as const) {
      const groups = page.locator('fieldset');
      for (const [at, answer] of [own, named, asked].entries())
        await groups.nth(at).getByText(answer, { exact: true }).click();
      await page.getByRole('heading', { name: title, level: 3 }).waitFor();
      await look();
    }
    const cut = new Set(sectionHeadings(urdu));
    expect([...seenHeadings].filter((heading) => !cut.has(heading))).toEqual([]);
    expect([...cut].filter((heading) => !seenHeadings.has(heading))).toEqual([]);
  });

  it('have the sections’ headings in the bold of their text where the face of those alone comes late', async () => {
    let asked = 0;
    await page.route('**/nastaliq-sections-*', () => void asked++);
    await expect
      .poll(async () => {
        await page.goto(`${server.origin}/about/urdo`, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => !('wait' in document.documentElement.dataset));
        return page.evaluate(() => document.documentElement.dataset['fonts']);
      })
      .toBe('text');
    expect(asked).toBeGreaterThan(0);
    const style = await page
      .locator('main h2')
      .first()
      .evaluate((each) => {
        const { fontFamily, fontWeight } = getComputedStyle(each);
        return [fontFamily.split(',')[0], fontWeight];
      });
    expect(style).toEqual(['"Urdu Naskh"', '700']);
  });

  it('are shown, and their program comes, where a font hangs or the browser keeps its fonts from pages', async () => {
    await page.route('**/*.woff2', () => undefined);
    for (const path of ['/home/urdo', '/home']) {
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      await isWhole();
      expect([path, await seen().then(({ isHeld }) => isHeld)]).toEqual([path, false]);
    }
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fonts', { value: undefined }));
    for (const path of ['/home/urdo', '/home']) {
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });
});
