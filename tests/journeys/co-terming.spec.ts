import type { Page } from 'playwright/test';
import { fillLicensee, orderNumber, submitButton } from './support/checkout';
import { letDaysPass } from './support/let-days-pass';
import { newCustomer } from './support/new-customer';
import { signIn } from './support/sign-in';
import { buyAt } from './support/store';
import { expect, test } from './support/test';

// Time passes by the page of the demonstration alone.
test.use({ portalEnv: { RENEWAL_INTERVAL_MS: '0' } });

const group = (page: Page) => page.getByLabel('Subscription Group');
const figure = (page: Page) => page.getByRole('figure').filter({ has: page.locator('dl') });
const cents = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));

/** The amounts that a place shows, in cents, without their signs. */
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
  await expect(figure(page)).toContainText(/Group 1 starts \w+ \d+, \d{4}/);
  await expect(figure(page)).toContainText(/\d+ days until it starts, added/);
});

test('a group that was renewed meanwhile is not charged for until its new price was seen', async ({
  page,
  portal,
}) => {
  await signIn(page, await newCustomer(portal), '/buy');
  await buyAt(page, '/buy?type=0&pro=1&term=1');
  await page.goto('/buy?type=0&pro=2');
  await group(page).selectOption({ index: 1 });
  await expect(figure(page)).toContainText('0 days passed');
  await fillLicensee(page);
  await expect(submitButton(page)).toBeEnabled();

  await letDaysPass(page, portal, 40);
  await submitButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('The price has changed');
  const total = dialog.getByRole('row', { name: /^Total USD/ });
  const [before, now] = await total.getByRole('cell').allTextContents();
  expect(before).toBe('$58.00');
  expect(now).not.toBe(before);
  await expect(dialog).toContainText('Nothing has been charged.');
  await dialog.getByRole('button', { name: `Continue with ${now}` }).click();
  await orderNumber(page);
  await expect(page.getByRole('main')).toContainText(now ?? '');
});
