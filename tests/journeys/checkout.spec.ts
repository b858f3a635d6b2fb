import type { Page } from 'playwright/test';
import { breakNextSale, clearPaymentFaults, hideSales } from '../testkit/faults';
import { chargesFor } from '../testkit/ledger';
import {
  chooseSeats,
  declinedCard,
  fillCard,
  fillLicensee,
  orderNumber,
  submitButton,
  visa,
} from './support/checkout';
import { OWN_SETTINGS } from './support/settings';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ ownPortal: OWN_SETTINGS });

function attemptsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const { variables } = request.postDataJSON() as { variables?: { input?: { attemptId?: string } } };
    if (variables?.input?.attemptId !== undefined) seen.push(variables.input.attemptId);
  });
  return seen;
}

async function openFilledCheckout(page: Page, card = visa): Promise<void> {
  await signIn(page, 'new@fresh.example', '/buy');
  await chooseSeats(page, { pro: 1 });
  await fillLicensee(page);
  await fillCard(page, card);
  await expect(submitButton(page)).toBeEnabled();
}

test('two clicks on Submit are one order and one charge (CART-11)', async ({ page, portal }) => {
  const attempts = attemptsOf(page);
  await openFilledCheckout(page);
  await submitButton(page).dblclick();
  await orderNumber(page);
  expect(new Set(attempts).size).toBe(1);
  expect(await chargesFor(portal.urls.payments, attempts[0] ?? '')).toHaveLength(1);
});

test('a page that is reloaded while the payment is under way finds its order again', async ({
  page,
  portal,
  watch,
}) => {
  const attempts = attemptsOf(page);
  await openFilledCheckout(page);
  await breakNextSale(portal.urls.payments, { kind: 'latency', ms: 100_000 });
  await hideSales(portal.urls.payments);
  await submitButton(page).click();
  await expect.poll(() => attempts.length).toBeGreaterThan(0);
  watch.expect(/Failed to fetch|Failed to load resource|aborted/i);
  await page.reload();
  await expect(page.getByText('Checking your payment')).toBeVisible();
  await clearPaymentFaults(portal.urls.payments);
  await orderNumber(page);
  expect(await chargesFor(portal.urls.payments, attempts[0] ?? '')).toHaveLength(1);
});

test('an unknown outcome is shown as unknown, and is known in the end', async ({ page, portal }) => {
  const attempts = attemptsOf(page);
  await openFilledCheckout(page);
  await breakNextSale(portal.urls.payments, { kind: 'lost-answer' });
  await submitButton(page).click();
  await expect(page.getByText('Checking your payment')).toBeVisible();
  await orderNumber(page);
  expect(await chargesFor(portal.urls.payments, attempts[0] ?? '')).toHaveLength(1);
});

test('a declined card says so, keeps the form, and another card goes through (CART-17)', async ({ page }) => {
  await openFilledCheckout(page, declinedCard);
  await submitButton(page).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /declin|not be charged|problem/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('Quantity of Axure RP Pro')).toHaveValue('1');
  await page.getByLabel('Card Number').fill('');
  await fillCard(page, visa);
  await submitButton(page).click();
  await orderNumber(page);
});
