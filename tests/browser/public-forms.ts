import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { english } from '#core/text/catalogue.ts';

const { calculator, complaint, numberCheck } = english.site;

/** A form of the public site, and what is typed into it. */
export interface PublicForm {
  readonly path: string;
  readonly urduPath: string;
  /** Its own file, beside those of every page. */
  readonly file: string;
  /** Field by field, and what then stands there once the program has read it. */
  readonly typed: readonly (readonly [typed: string, read: string])[];
  readonly button: string;
  /** What the page says once the button was pressed. */
  readonly says: string;
  /** What it says where its program never comes. */
  readonly broken: string;
}

/** The complaint. */
export const COMPLAINT: PublicForm = {
  path: '/complaints',
  urduPath: '/complaints/urdo',
  file: 'covered-complaint.js',
  typed: [
    ['Ayesha بی بی', 'Ayesha بی بی'],
    ['+92 0300 1234567', '3001234567'],
    ['A caller asked\nfor my PIN.', 'A caller asked\nfor my PIN.'],
  ],
  button: complaint.submit,
  says: complaint.submitted,
  broken: complaint.broken,
};

/** All forms. */
export const FORMS: readonly PublicForm[] = [
  {
    path: '/notify',
    urduPath: '/notify/urdo',
    file: 'number-check.js',
    typed: [['+92 51 6011632', '0516011632']],
    button: numberCheck.check,
    says: numberCheck.official.title,
    broken: numberCheck.brokenEarly,
  },
  {
    path: '/calculator',
    urduPath: '/calculator/urdo',
    file: 'loan-calculator.js',
    // Amount, days, rate, penalty, days late.
    typed: [
      ['۲۰,۰۰۰', '20000'],
      ['030', '30'],
      ['9', '0.75'],
      ['2.1', '2.1'],
      ['5', '5'],
    ],
    button: calculator.calculate,
    says: 'Rs.\u00a026,600',
    broken: calculator.broken,
  },
  COMPLAINT,
];

const fieldsOf = (page: Page) => page.locator('[data-island] form :is(input:not([type="range"]), textarea)');

/** Opens what is folded away, and types all that a form asks for. */
export async function typeInto(page: Page, { typed }: PublicForm): Promise<void> {
  for (const fold of await page.locator('form details:not([open]) > summary').all()) await fold.click();
  for (const [at, [text]] of typed.entries()) await fieldsOf(page).nth(at).fill(text);
}

/** Waits until the fields hold what was typed, as the program has read it, or letter by letter. */
export async function stands(page: Page, { typed }: PublicForm, isRead = true): Promise<void> {
  const values = (): Promise<readonly string[]> =>
    fieldsOf(page).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await expect.poll(values).toEqual(typed.map(([text, read]) => (isRead ? read : text)));
}

/** Presses a form's button. */
export const pressIn = (page: Page, { button }: PublicForm): Promise<void> =>
  page.getByRole('button', { name: button, exact: true }).click();

/** Waits until a form says what its button does. */
export const saysSo = (page: Page, { says }: PublicForm): Promise<void> =>
  page.getByText(says).filter({ visible: true }).first().waitFor();
