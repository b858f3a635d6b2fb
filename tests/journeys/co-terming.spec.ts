import type { Page } from 'playwright/test';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const group = (page: Page) => page.getByLabel('Subscription Group');
const figure = (page: Page) => page.getByRole('figure').filter({ has: page.locator('dl') });
const cents = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));

/** Returns the amounts in a place in cents, without signs. */
async function amountsOf(place: ReturnType<typeof figure>): Promise<number[]> {
  const text = (await place.textContent()) ?? '';
  return [...text.matchAll(/\$[\d,]+\.\d\d/g)].map(([amount]) => cents(amount));
}

test('seats that join a group show its period: what has passed is credited, what is left is paid (BUY-14, PRICE-12)', async ({
  page,
}) => {
  await signIn(page, 'diana@northwind.example', '/buy?type=0&pro=3');
  const option = group(page).getByRole('option', { name: /Team, renews/ });
  await group(page).selectOption((await option.textContent()) ?? '');
  await expect(figure(page)).toContainText(/\d+ days passed, credited/);
  await expect(figure(page)).toContainText(/\d+ days paid now/);
  await expect(figure(page)).toContainText(/Today, \w+ \d+, \d{4}/);
  const [credited = 0, paid = 0] = await amountsOf(figure(page));
  expect(Math.min(credited, paid)).toBeGreaterThan(0);
  expect(credited + paid).toBe(3 * 300_00);
  // The address of this cart opens the same cart.
  const shown = await figure(page).textContent();
  await page.reload();
  await expect(figure(page)).toHaveText(shown ?? '');

  await group(page).selectOption({ index: 1 });
  await expect(figure(page)).toContainText(/Group 6 starts \w+ \d+, \d{4}/);
  await expect(figure(page)).toContainText(/\d+ days until it starts, added/);
});
