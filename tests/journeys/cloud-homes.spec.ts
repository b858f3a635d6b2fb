import type { Page } from 'playwright/test';
import { newCustomer } from './support/new-customer';
import { expectSound } from './support/screen';
import { beSignedIn } from './support/sign-in';
import { buyAt } from './support/store';
import { expect, test } from './support/test';

const assignFrom = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click();

test('Cloud for Business is bought without a domain, which is chosen after the purchase (CONF-05, CLOUD-04, CLOUD-07, D-85)', async ({
  page,
  portal,
}) => {
  const domain = `later-${Date.now().toString(36)}`;
  await beSignedIn(page, await newCustomer(portal));
  await buyAt(page, '/buy?type=cfb&authorQty=2&publisherQty=3');
  await assignFrom(page, 'Assign Domain');
  const dialog = page.getByRole('dialog', { name: 'Assign Domain' });
  const field = dialog.getByRole('textbox', { name: 'Domain of Group 1' });
  await expect(field).toBeFocused();
  expect(page.url()).not.toContain('assign=true');
  await expectSound(page, 'the domain of a cloud group');
  await page.keyboard.type(domain);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(`There is no ${domain}.axure.cloud yet.`);
  await expectSound(page, 'a domain that is not known');
  await dialog.getByRole('button', { name: 'Set Up and Assign' }).click();
  await expect(dialog).toBeHidden();
  const group = page.getByRole('region', { name: 'Group 1' });
  await expect(group.getByRole('link', { name: new RegExp(`^${domain}.axure.cloud`) })).toBeVisible();
  await expect(group).toBeFocused();
  await page.reload();
  await expect(group).toContainText(`${domain}.axure.cloud`);
  await expect(dialog).toBeHidden();
});
