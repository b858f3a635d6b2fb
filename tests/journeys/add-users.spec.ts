import type { Page } from 'playwright/test';
import { declinedCard, fillCard, orderNumber, submitButton, visa } from './support/checkout';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { quantityOf } from './support/store';
import { expect, test } from './support/test';

const paula = 'paula@harborview.example';
const main = (page: Page) => page.getByRole('main');
const total = (page: Page) => page.getByRole('complementary').locator('strong').first();
const office = (page: Page) =>
  page.getByRole('region', { name: /^Group \d+$/ }).filter({ hasText: 'Enterprise' });

test('an owner adds users to a purchase order for the rest of its term (PO-15, PO-16, PO-20, PO-21, PO-22)', async ({
  page,
}) => {
  await signIn(page, paula);
  await office(page).getByRole('link', { name: '+ Add Users' }).click();
  await expect(page).toHaveURL(/\/buy\/add-users\?subId=[^&]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Users to Group');
  await expect(main(page)).toContainText(/Expires on \w+ \d+, \d{4}/);
  await expectSound(page, 'adding no users yet');
  await submitButton(page).click();
  await expect(main(page)).toContainText('Your cart is empty! Please select cart items.');
  await expectSound(page, 'an empty cart of added users');

  await quantityOf(page, 'Axure RP Enterprise').fill('2');
  await expect(total(page)).toHaveText(/^\$[\d,]+\.\d\d$/);
  const price = (await total(page).textContent()) ?? '';
  expect(Number(price.replace(/[$,]/g, ''))).toBeLessThan(2_040);
  await expect(main(page)).toContainText('Credit');
  await expect(main(page)).not.toContainText('Next billed date');
  await page.getByRole('button', { name: 'Explain all' }).click();
  await expectSound(page, 'added users with everything explained');

  await fillCard(page, declinedCard);
  await submitButton(page).click();
  await expect(page.getByRole('alert').first()).toContainText(/declined/i);
  await page.getByLabel('Card Number').fill('');
  await page.getByLabel('Card Number').pressSequentially(visa.number);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await orderNumber(page);
  await expect(main(page)).toContainText(price);
  await expect(main(page)).not.toContainText('Next Billed Date');
  await expectSound(page, 'the confirmation of added users');

  await page.goBack();
  await expect(quantityOf(page, 'Axure RP Enterprise')).toHaveValue('0');
  await page.goto('/manage');
  await expect(office(page)).toContainText('4 Enterprise');
  await expect(office(page)).toContainText('Purchase order');
});
