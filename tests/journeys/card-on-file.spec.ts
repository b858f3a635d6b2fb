import type { Page } from 'playwright/test';
import { setOutage } from '../testkit/faults';
import type { Portal } from '../testkit/processes';
import { cardMessages, declinedCard, fillCard, visa } from './support/checkout';
import { newCustomer } from './support/new-customer';
import { outageNoise } from './support/outage-noise';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true });

/** Save is disabled until the payment provider's tokens arrive (CARD-05). */
async function openForm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(save(page)).toBeEnabled();
}

async function expectSaved(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(dialog(page)).toContainText('You have successfully updated your payment method');
  await expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit credit card' })).toBeFocused();
}

async function addCard(page: Page): Promise<void> {
  await expect(page.getByText('No Payment Method on File')).toBeVisible();
  await openForm(page, 'Add Payment Method');
  await save(page).click();
  for (const text of cardMessages) await expect(dialog(page).getByText(text)).toBeVisible();
  await expect(field(page, 'Card Number')).toBeFocused();
  await expect(save(page)).toBeDisabled();

  await fillCard(page, declinedCard);
  await save(page).click();
  await expect(
    dialog(page)
      .getByRole('alert')
      .filter({ hasText: /declined/i }),
  ).toBeVisible();
  await expect(save(page)).toBeEnabled();

  await field(page, 'Card Number').fill('');
  await fillCard(page, { ...visa, cvv: '200' });
  await save(page).click();
  await expect(field(page, 'CVV')).toHaveAccessibleDescription(/CVV does not match/);
  await expect(field(page, 'CVV')).toBeFocused();

  await field(page, 'CVV').fill(visa.cvv);
  await save(page).click();
  await expectSaved(page);
  await expect(page.getByText('Visa ************1111')).toBeVisible();
}

/** Keeps the masks of number and CVV, and so the card. */
async function changeAddress(page: Page): Promise<void> {
  await openForm(page, 'Edit credit card');
  await expect(field(page, 'Card Number')).toHaveValue('************1111');
  await expect(field(page, 'CVV')).toHaveValue('***');
  await expect(field(page, 'VAT')).toBeVisible();
  await field(page, 'VAT').fill('FR12345678901');
  await field(page, 'Country').selectOption('United States of America');
  await expect(field(page, 'VAT')).toHaveCount(0);
  await save(page).click();
  await expect(dialog(page).getByText('Zip Code is required')).toBeVisible();
  await field(page, 'Country').selectOption('Germany');
  await expect(field(page, 'VAT')).toHaveValue('');
  await field(page, 'Street Address').fill('1 Main Street');
  await field(page, 'City').fill('Berlin');
  await save(page).click();
  await expectSaved(page);
  await expect(page.getByText('1 Main Street, Berlin, Germany')).toBeVisible();
  await expect(page.getByText('Visa ************1111')).toBeVisible();
}

/** Typing into a mask means another card, so both masks are cleared (CARD-04). */
async function replaceCard(page: Page): Promise<void> {
  await openForm(page, 'Edit credit card');
  await field(page, 'Card Number').press('5');
  await expect(field(page, 'CVV')).toHaveValue('');
  await field(page, 'Card Number').pressSequentially('555555555554444');
  await field(page, 'CVV').fill('123');
  await save(page).click();
  await expectSaved(page);
  await expect(page.getByText('Mastercard ************4444')).toBeVisible();
}

async function changeBillingName(page: Page, portal: Portal): Promise<void> {
  await page.getByRole('button', { name: 'Edit billing name' }).click();
  await field(page, 'Billing Name').fill(' ');
  await save(page).click();
  await expect(dialog(page).getByText('Billing name cannot be blank')).toBeVisible();
  await field(page, 'Billing Name').fill('Analytical Engines & Sons');
  await setOutage(portal.urls.vendor, true);
  await save(page).click();
  await expect(dialog(page).getByText('Billing name update unsuccessful')).toBeVisible();
  await setOutage(portal.urls.vendor, false);
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a card is added after every kind of mistake, edited behind its mask, and replaced', async ({
  page,
  portal,
  watch,
}) => {
  await signIn(page, await newCustomer(portal), '/billing');
  await addCard(page);
  await changeAddress(page);
  await replaceCard(page);
  watch.expect(outageNoise);
  await changeBillingName(page, portal);
  await page.reload();
  await expect(page.getByText('Analytical Engines & Sons', { exact: true })).toBeVisible();
  await expect(page.getByText('Mastercard ************4444')).toBeVisible();
  await expect(page.getByText('1 Main Street, Berlin, Germany')).toBeVisible();
});
