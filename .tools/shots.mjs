// node .tools/shots.mjs URL FOLDER: pictures of the running site and of a whole purchase, at four widths, for people to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './ready.mjs';

const [url = 'http://127.0.0.1:8080', folder = '.shots'] = process.argv.slice(2);
const WIDTHS = [360, 720, 751, 1280];
compile();
const { launchChromium } = await import('../build/tests/browser/chromium.js');
mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
const page = await context.newPage();
page.on('console', (message) => message.type() === 'error' && process.stdout.write(`console: ${message.text()}\n`));
page.on('pageerror', (error) => process.stdout.write(`page error: ${error.message}\n`));

async function shoot(name) {
  await page.waitForTimeout(250);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await page.waitForTimeout(50);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 360, height: 740 });
}
const press = (name) => page.getByRole('button', { name, exact: true }).click();

await page.goto(`${url}/home`);
await shoot('home');
await page.goto(`${url}/nothing`);
await shoot('not-found');
await page.goto(`${url}/notify`);
await shoot('notify');
for (const [number, name] of [
  ['0516011632', 'official'],
  ['923205690243', 'unofficial'],
]) {
  await page.getByLabel('Phone number').fill(number);
  await press('Check number');
  await shoot(`notify-${name}`);
}
await page.goto(`${url}/sandbox?shopper=shots-${Date.now()}`);
await shoot('shelf');
await page.goto(`${url}/bnpl/productInfo?productId=vivo-v40e-5g`);
await page.getByText('Beginning at').waitFor();
await shoot('presale');
await page.goto(`${url}/bnpl/productInfo?productId=samsung-galaxy-a16`);
await page.getByRole('button', { name: 'BUY NOW' }).waitFor();
await shoot('product');
await press('BUY NOW');
await page.getByText('Add Delivery Address').waitFor();
await shoot('cart-empty');
await press('Add Delivery Address');
await page.getByLabel('Name', { exact: true }).fill('Ayesha Khan');
await page.getByLabel('Phone Number').fill('0300 1234567');
await page.getByLabel('Email').fill('ayesha');
await page.getByRole('button', { name: /Province/ }).click();
await shoot('address-province');
await press('Punjab');
await shoot('address-city');
await press('Lahore');
await press('Confirm');
await shoot('address-problem');
await press('ayesha@gmail.com');
await page.getByLabel('Residential Address').fill('House 12, Street 4, Model Town');
await press('Confirm');
await page.getByText('Model Town').waitFor();
await shoot('cart');
await press('Instalment calculator');
await page.getByText('Confirm Calculation').waitFor();
await shoot('calculator');
await press('Back');
await page.getByRole('radio', { name: /3 terms/ }).click();
await press('Continue');
await page.getByText('Confirm and pay').waitFor();
await shoot('native-confirmation');
await press('Pay');
await page.getByText('Waiting For Seller Confirmation').waitFor();
await shoot('order-2');
await press('Cancel and get a refund');
await page.getByText('Confirm Refund').waitFor();
await shoot('refund');
await press('Back');
for (const move of ['Seller confirms', 'Seller ships']) {
  await press('Sandbox: the seller’s side');
  if (move === 'Seller confirms') await shoot('sandbox-bar');
  await press(move);
  await page.waitForTimeout(300);
}
await page.getByText('Confirm Receipt').waitFor();
await shoot('order-4');
await press('Confirm Receipt');
await shoot('receipt');
await press('Confirm');
await page.getByText('View payment information').waitFor();
await shoot('order-5');
await browser.close();
process.stdout.write(`pictures are in ${folder}\n`);
