import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { english } from '#core/text/catalogue.ts';
import { waitText } from '#core/text/sentences.ts';
import { fillComplaint, orderFor } from '../browser/forms.ts';
import { askedOf } from '../browser/native-app.ts';
import type { PhonePage } from '../browser/phone-page.ts';
import { buttonNamed } from '../browser/reach.ts';
import { passTime } from '../browser/settled.ts';
import { ordersOf } from '../support/acts.ts';
import { type Abroad, type Marks, ORIGINS, type Setup } from '../support/other-origins.ts';
import { BRAND } from '../support/own-brand.ts';
import { OTHERS, type PhoneAbroad, SERVERS, type Travel, withOtherOrigins } from './origins.ts';

const ROW = '60 gateway, pictures and reports on other origins';
const { complaint } = english.site;
const COMPLAINT = ['Ayesha Khan', '03001234567', 'Somebody calls me.'] as const;
const PRODUCT = '/bnpl/productInfo?productId=samsung-galaxy-a16';
let travel: Travel;
let site: { readonly origin: string; stop(): Promise<void> };

withOtherOrigins((each) => {
  travel = each;
});

const visit = (path: string, setup: Setup = {}): Promise<PhoneAbroad> => travel.visit(site.origin, path, setup);

/** Serves the site for all tests of a `describe`. */
function served(isMissing: boolean, start: (by: Travel) => Promise<typeof site>): void {
  beforeAll(async () => {
    if (!isMissing) site = await start(travel);
  });
  afterAll(async () => {
    if (!isMissing) await site.stop();
  });
}

const complaintsOf = async ({ lender }: Abroad): Promise<unknown> => {
  const counted = await lender.act({ action: 'count' });
  return counted.ok ? (counted.stored as { complaints: number }).complaints : counted.reason;
};

async function complain({ page, press }: PhonePage): Promise<void> {
  await fillComplaint(page, COMPLAINT);
  await press(complaint.submit);
}

/** Whether a picture of the pictures' origin is there to be seen. */
const isShown = ({ page }: PhonePage): Promise<boolean> =>
  page.evaluate((origin) => {
    const images = [...document.images].filter(({ src }) => src.startsWith(origin));
    return images.some(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  }, ORIGINS.pictures);

const toldTo = ({ told }: Abroad): readonly (readonly [string, unknown])[] =>
  told.map(([path, text]) => [path, JSON.parse(text) as unknown] as const);

// The gateway's answers: with some of them all works all the same, with the others nothing can be read.

const without =
  (lost: string): Marks =>
  (name, value) =>
    name === `access-control-${lost}` ? null : value;
const saying =
  (changed: string, to: string): Marks =>
  (name, value) =>
    name === `access-control-${changed}` ? to : value;

const ENOUGH: Readonly<Record<string, Setup>> = {
  'as the README asks': {},
  'for every origin': { marks: saying('allow-origin', '*') },
  'without methods: a POST needs none': { marks: without('allow-methods') },
};

/** What is wrong, what the console says of it, and whether a complaint was stored all the same. */
const NOT_ENOUGH: readonly (readonly [what: string, setup: Setup, says: RegExp, isStored?: true])[] = [
  ['nothing of CORS', { marks: () => null }, /No 'Access-Control-Allow-Origin'/],
  ['for another origin', { marks: saying('allow-origin', 'https://a.example') }, /not equal to the supplied origin/],
  ['without headers', { marks: without('allow-headers') }, /is not allowed by Access-Control-Allow-Headers/],
  [
    'without the header source',
    { marks: saying('allow-headers', 'content-type') },
    /source is not allowed by Access-Control-Allow-Headers/,
  ],
  [
    'on what is asked beforehand alone',
    { marks: (name, value, isQuestion) => (isQuestion ? value : without('allow-origin')(name, value, false)) },
    /No 'Access-Control-Allow-Origin'/,
    true,
  ],
  ['a question refused by what stands before it', { asked: 401 }, /does not have HTTP ok status/],
];

describe.each(SERVERS)('behind %s, with everything else on other origins', (_name, isMissing, start) => {
  served(isMissing, start);

  it.skipIf(isMissing)('R19, R25 a number is checked, and counted without a question beforehand', async () => {
    const { page, press, met, problems } = await visit('/notify');
    await page.getByLabel('Phone number').fill(BRAND.company.hotline);
    await press('Check number');
    await page.locator('[data-status="official"]').first().waitFor();
    await expect
      .poll(() => toldTo(met))
      .toEqual([
        ['POST /analytics', { name: 'pageView', page: 'notify' }],
        ['POST /analytics', { name: 'button', page: 'notify', button: 'check' }],
      ]);
    expect([problems, met.calls]).toEqual([[], []]);
  });

  it.skipIf(isMissing)('R37–R68 a phone is bought inside the app: pictures show, every call arrives', async () => {
    const phone = await visit(PRODUCT);
    const { page, press, see, met, token, problems } = phone;
    await page.getByRole('heading', { name: 'Galaxy A16', level: 2 }).waitFor();
    await expect.poll(() => isShown(phone)).toBe(true);
    await orderFor(page, SAMPLE_ADDRESS);
    await page.getByRole('radio', { name: /3 terms/ }).check();
    await press('Continue');
    await expect.poll(async () => (await askedOf(page)).filter((method) => method.startsWith('open'))).toHaveLength(1);
    const [order] = await ordersOf(met.lender, token);
    expect(order?.status).toBe('waitingForPayment');
    await met.lender.act({ action: 'pay', order: order?.id ?? '' });
    await page.goto(`${site.origin}/bnpl/productBuyDetails?productOrderId=${order?.id}`);
    await see('Waiting For Seller Confirmation');
    // The payload makes each address new, so that no browser may reuse an earlier permission.
    const asked = (method: string): readonly string[] =>
      met.calls.flatMap((call) => (call.startsWith(method) ? [call.slice(method.length)] : [])).sort();
    await expect
      .poll(() => [asked('OPTIONS'), asked('OPTIONS').join() === asked('POST').join()])
      .toEqual([expect.anything(), true]);
    expect(asked('POST').length).toBeGreaterThan(7);
    expect([problems, met.told]).toEqual([[], []]);
  });

  it.skipIf(isMissing)(
    'R34, R36 a complaint arrives, asked for beforehand and let in for this site alone',
    async () => {
      const phone = await visit('/complaints');
      await complain(phone);
      await phone.see('Submitted successfully');
      const path = `/gateway/v3/complaint/add ${site.origin}`;
      expect([await complaintsOf(phone.met), phone.met.calls]).toEqual([1, [`OPTIONS ${path}`, `POST ${path}`]]);
      expect(phone.problems).toEqual([]);
    },
  );
});

describe.each(OTHERS)(`behind %s, reliability row ${ROW}`, (_name, isMissing, start) => {
  served(isMissing, start);

  it.skipIf(isMissing)('a gateway whose CORS is enough takes the complaint', async () => {
    const tryOne = async ([what, setup]: readonly [string, Setup]): Promise<void> => {
      const phone = await visit('/complaints', setup);
      await complain(phone);
      await phone.see('Submitted successfully');
      expect(phone.met.calls.length).toBeGreaterThan(0);
      expect([what, await complaintsOf(phone.met), phone.problems]).toEqual([what, 1, []]);
    };
    await Promise.all(Object.entries(ENOUGH).map(tryOne));
  });

  it.skipIf(isMissing)(
    'one whose CORS is not is told of in words and by the console, and there is a way on',
    async () => {
      const tryOne = async ([what, setup, says, isStored]: (typeof NOT_ENOUGH)[number]): Promise<void> => {
        const [form, shop] = await Promise.all([visit('/complaints', setup), travel.meet(site.origin, true, setup)]);
        await shop.page.clock.install();
        await shop.page.goto(site.origin + PRODUCT);
        await complain(form);
        await form.see(complaint.unknown);
        const retry = buttonNamed(shop.page, english.common.retry);
        await passTime(shop.page, () => retry.isVisible());
        const hits = Math.min(form.met.calls.length, shop.met.calls.length);
        expect(hits).toBeGreaterThan(0);
        expect([what, await complaintsOf(form.met)]).toEqual([what, isStored ? 1 : 0]);
        expect(await form.page.locator('form textarea').inputValue()).toBe(COMPLAINT[2]);
        for (const { problems, errors } of [form, shop]) {
          const said = problems.join('\n');
          expect(said).toMatch(says);
          expect(said).toContain(ORIGINS.gateway);
          expect([what, errors]).toEqual([what, []]);
        }
        for (const [{ met }, call, page] of [
          [form, 'fileComplaint', 'complaints'] as const,
          [shop, 'readProduct', 'product'] as const,
        ])
          await expect.poll(() => toldTo(met)).toContainEqual(['POST /errors', { kind: 'unreachable', call, page }]);
        shop.met.mend();
        await retry.click();
        await buttonNamed(shop.page, 'BUY NOW').waitFor();
      };
      await Promise.all(NOT_ENOUGH.map(tryOne));
    },
  );

  it.skipIf(isMissing)('a wait that may not be read is told as the usual one', async () => {
    const tryOne = async ([setup, seconds]: readonly [Setup, number]): Promise<void> => {
      const phone = await visit('/complaints', { ...setup, wait: 7 });
      await complain(phone);
      await phone.see(complaint.limited({ wait: waitText(english.common, seconds) }));
      expect(phone.met.calls.length).toBeGreaterThan(0);
      expect(await complaintsOf(phone.met)).toBe(0);
    };
    await Promise.all([tryOne([{}, 7]), tryOne([{ marks: without('expose-headers') }, 60])]);
  });

  it.skipIf(isMissing)('pictures that may not be shown leave a drawn phone that can be bought', async () => {
    const setups = [{}, { pictures: 'closed' }, { pictures: 'elsewhere' }] as const;
    const [right, closed, elsewhere] = await Promise.all([
      visit(PRODUCT, setups[0]),
      visit(PRODUCT, setups[1]),
      visit(PRODUCT, setups[2]),
    ]);
    await expect.poll(() => isShown(right)).toBe(true);
    expect(right.met.shown.length).toBeGreaterThan(0);
    expect(right.problems).toEqual([]);
    for (const { page, see, errors } of [closed, elsewhere]) {
      await page.locator('main span[role="img"]:not([data-shell] *)').first().waitFor();
      await buttonNamed(page, 'BUY NOW').click();
      await see('Add Delivery Address');
      expect(errors).toEqual([]);
    }
    expect(closed.met.shown.length).toBeGreaterThan(0);
    expect(closed.problems.join('\n')).toContain('ERR_BLOCKED_BY_RESPONSE');
    const refusals = elsewhere.problems.filter((problem) => problem.includes('Content Security Policy'));
    expect(refusals.length).toBeGreaterThan(0);
    const report = { kind: 'policy', directive: 'img-src', blocked: 'http://localhost:48129' };
    await expect.poll(() => toldTo(elsewhere.met)).toContainEqual(['POST /errors', { ...report, page: 'product' }]);
    expect(elsewhere.met.shown).toEqual([]);
  });

  it.skipIf(isMissing)('reports arrive where no answer may be read, and nothing waits for them', async () => {
    const setups = [
      [{}, /^$/],
      [{ reports: 'closed' }, /ERR_BLOCKED_BY_RESPONSE/],
      [{ reports: 'gone' }, /ERR_EMPTY_RESPONSE/],
    ] as const;
    for (const [setup, says] of setups) {
      const { page, met, problems, errors } = await visit('/calculator', setup);
      await page.locator('html[data-works]').waitFor({ state: 'attached' });
      await page.evaluate(() => reportError(new TypeError('planted')));
      await expect.poll(() => met.told.length).toBe(2);
      await expect.poll(() => problems.filter((problem) => problem !== 'planted').join('\n')).toMatch(says);
      expect(met.told.length).toBeGreaterThan(0);
      // Either may arrive first.
      const told = [
        ['POST /analytics', { name: 'pageView', page: 'calculator' }],
        ['POST /errors', { kind: 'error', name: 'TypeError', at: [], page: 'calculator' }],
      ];
      expect(toldTo(met)).toEqual(expect.arrayContaining(told));
      expect(errors).toEqual(['planted']);
    }
  });
});

describe(`a site that is sent with the policy of another, reliability row ${ROW}`, () => {
  it('lets nothing out, and says so in words and by the console', async () => {
    site = await travel.serveOurs({});
    const phone = await visit('/complaints');
    await complain(phone);
    await phone.see(complaint.unknown);
    const refusals = phone.problems.filter((problem) => problem.includes('Content Security Policy'));
    expect(refusals.length).toBeGreaterThan(0);
    expect(phone.met.calls).toEqual([]);
    await site.stop();
  });
});
