// node .tools/shots.mjs URL FOLDER [en|ur]: pictures of a whole purchase in a language, at four widths, for people to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './ready.mjs';

const [url = 'http://127.0.0.1:8080', folder = '.shots', language = 'en'] = process.argv.slice(2);
const WIDTHS = [360, 720, 751, 1280];
compile();
const { launchChromium } = await import('../build/tests/browser/chromium.js');
const { textsOf } = await import('../build/core/text/languages.js');
const { common, shop } = textsOf(language);
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

await page.goto(`${url}/sandbox?shopper=shots-${Date.now()}&language=${language}`);
await shoot('shelf');
await page.goto(`${url}/bnpl/productInfo?productId=vivo-v40e-5g`);
await page.getByRole('button', { name: /2026|2027/ }).waitFor();
await shoot('presale');
await page.goto(`${url}/bnpl/productInfo?productId=samsung-galaxy-a16`);
await page.getByRole('button', { name: shop.product.buyNow }).waitFor();
await shoot('product');
await press(shop.product.buyNow);
await page.getByText(shop.cart.addAddress).waitFor();
await shoot('cart-empty');
await press(shop.cart.addAddress);
await page.getByLabel(shop.address.fields.name, { exact: true }).fill('Ayesha Khan');
await page.getByLabel(shop.address.fields.phoneNumber).fill('0300 1234567');
await page.getByLabel(shop.address.fields.email).fill('ayesha');
await page.getByRole('button', { name: new RegExp(shop.address.fields.province) }).click();
await shoot('address-province');
await press(language === 'ur' ? 'پنجاب' : 'Punjab');
await shoot('address-city');
await press(language === 'ur' ? 'لاہور' : 'Lahore');
await press(shop.address.confirm);
await shoot('address-problem');
await press('ayesha@gmail.com');
await page.getByLabel(shop.address.fields.addr).fill('House 12, Street 4, Model Town');
await press(shop.address.confirm);
await page.getByText('Model Town').waitFor();
await shoot('cart');
await press(shop.cart.compare.open);
await page.waitForTimeout(300);
await shoot('compare');
await press(common.close);
await press(shop.cart.calculator);
await page.getByText(shop.calculator.confirm, { exact: true }).waitFor();
await shoot('calculator');
await press(common.back);
await page.getByRole('radio', { name: /90/ }).click();
await press(common.continue);
await page.getByText('Confirm and pay').waitFor();
await shoot('native-confirmation');
await press('Pay');
await page.getByText(shop.order.status.waitingForSeller).waitFor();
await shoot('order-2');
await press(shop.order.refund);
await page.getByText(shop.refund.confirm).waitFor();
await shoot('refund');
await press(common.back);
for (const move of ['Seller confirms', 'Seller ships']) {
  await press('Sandbox: the seller’s side');
  if (move === 'Seller confirms') await shoot('sandbox-bar');
  await press(move);
  await page.waitForTimeout(300);
}
await page.getByText(shop.order.confirmReceipt).waitFor();
await shoot('order-4');
await press(shop.order.confirmReceipt);
await shoot('receipt');
await press(common.confirm);
await page.getByText(shop.order.equipment.viewPayment).waitFor();
await shoot('order-5');
await browser.close();
process.stdout.write(`pictures are in ${folder}\n`);
