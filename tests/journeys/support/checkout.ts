import { expect, type Locator, type Page } from 'playwright/test';

export interface Seats {
  pro?: number;
  team?: number;
  ent?: number;
}

const products: Record<keyof Seats, string> = {
  pro: 'Axure RP Pro',
  team: 'Axure RP Team',
  ent: 'Axure RP Enterprise',
};

export async function chooseSeats(page: Page, seats: Seats): Promise<void> {
  for (const [edition, product] of Object.entries(products)) {
    const quantity = seats[edition as keyof Seats];
    if (quantity !== undefined) await page.getByLabel(`Quantity of ${product}`).fill(String(quantity));
  }
}

export interface Card {
  number: string;
  cvv: string;
}

export const visa: Card = { number: '4111111111111111', cvv: '917' };
export const declinedCard: Card = { number: '4000111111111115', cvv: '917' };

/** Messages of an empty card form, all shown together (CARD-17). */
export const cardMessages = [
  'Please enter a valid card number',
  'CVV is required',
  'Cardholder Name is required',
  'Month is required',
  'Year is required',
  'Country is required',
];

/** Types a card like a person, replacing the one on file if there is one. */
export async function fillCard(page: Page, { number, cvv }: Card): Promise<void> {
  const another = page.getByRole('radio', { name: /Another card/ });
  if (await another.isVisible()) await another.check();
  await page.getByLabel('Card Number').pressSequentially(number);
  await page.getByLabel('CVV').fill(cvv);
  await page.getByLabel('Cardholder Name').fill('Ada Lovelace');
  await page.getByLabel('Month', { exact: false }).and(page.locator('select')).selectOption('12');
  await page.getByLabel('Year').and(page.locator('select')).selectOption({ index: 4 });
  await page.getByLabel('Country').selectOption('France');
}

/** Fills in the licensee, required only without a billing name. */
export async function fillLicensee(page: Page): Promise<void> {
  const firstName = page.getByLabel('First Name');
  if (!(await firstName.isVisible())) return;
  await firstName.fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Submit', exact: true });
}

export async function orderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/buy\/thankyou\/[^/]+$/);
  const number = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await expect(page.getByRole('main')).toContainText('Order Number');
  await expect(page.getByRole('main')).toContainText(number);
  return number;
}
