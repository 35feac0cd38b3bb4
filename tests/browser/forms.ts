import type { FrameLocator, Page } from 'playwright-core';

/** What is typed into the address form. */
export interface TypedAddress {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly addr: string;
}

/** Fills in the shop's address form, on a page or in the simulator's frame; the place is Lahore, found by searching. */
export async function fillAddress(
  glass: Page | FrameLocator,
  { name, phone, email, addr }: TypedAddress,
): Promise<void> {
  const press = (words: string): Promise<void> => glass.getByRole('button', { name: words, exact: true }).click();
  await glass.getByLabel('Name', { exact: true }).fill(name);
  await glass.getByLabel('Phone Number').fill(phone);
  await glass.getByLabel('Email').fill(email);
  await glass.getByRole('button', { name: /Province/ }).click();
  await press('Punjab');
  await glass.getByLabel('Search').fill('laho');
  await press('Lahore');
  await glass.getByLabel('Residential Address').fill(addr);
}

/** Fills in the complaint: name, mobile number, problem. */
export async function fillComplaint(page: Page, texts: readonly [string, string, string]): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { asaanIsUp?: boolean }).asaanIsUp === true);
  const fields = page.locator('form').getByRole('textbox');
  for (const [at, typed] of texts.entries()) await fields.nth(at).fill(typed);
}
