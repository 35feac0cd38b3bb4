import type { FrameLocator, Page } from 'playwright-core';
import type { Address } from '#core/address/address.ts';
import { untilUp } from './reach.ts';

/** What is typed into the address form. */
export type TypedAddress = Pick<Address, 'name' | 'phoneNumber' | 'email' | 'street'>;

/** Fills in the shop's address form, on a page or in the simulator's frame; the place is Lahore, found by searching. */
export async function fillAddress(
  glass: Page | FrameLocator,
  { name, phoneNumber, email, street }: TypedAddress,
): Promise<void> {
  const press = (words: string): Promise<void> => glass.getByRole('button', { name: words, exact: true }).click();
  await glass.getByLabel('Name', { exact: true }).fill(name);
  await glass.getByLabel('Phone Number').fill(phoneNumber);
  await glass.getByLabel('Email').fill(email);
  await glass.getByRole('button', { name: /Province/ }).click();
  await press('Punjab');
  await glass.getByLabel('Search').fill('laho');
  await press('Lahore');
  await glass.getByLabel('Residential Address').fill(street);
}

/** Orders the phone of the open page, with an address typed in; ends in the cart. */
export async function orderFor(page: Page, address: TypedAddress): Promise<void> {
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  await press('BUY NOW');
  await press('Add Delivery Address');
  await fillAddress(page, address);
  await press('Confirm');
  await page.getByText(address.street).first().waitFor();
}

/** Fills in the complaint: name, mobile number, problem. */
export async function fillComplaint(page: Page, texts: readonly [string, string, string]): Promise<void> {
  await untilUp(page);
  const fields = page.locator('form').getByRole('textbox');
  for (const [at, typed] of texts.entries()) await fields.nth(at).fill(typed);
}
