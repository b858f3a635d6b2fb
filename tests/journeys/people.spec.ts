import type { Page } from 'playwright/test';
import { chooseFromMenu } from './support/choose-from-menu';
import { expectNoneCovered, tabTo } from './support/keyboard';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const owner = 'diana@northwind.example';
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected seats' });

test('what would come of selected seats is compared, and leads to the review @phone', async ({ page }) => {
  await signIn(page, owner);
  const all = page.getByRole('checkbox', { name: /^Select all 34 seats/ });
  // On a phone this loads the remaining seats.
  await all.click();
  await expect(all).toBeChecked();
  await chooseFromMenu(page, bar(page).getByRole('button', { name: 'More Actions' }), 'Compare What If…');
  await expect(page.getByRole('heading', { name: 'What If', level: 1 })).toBeVisible();
  await expect(page.getByText('As It Is')).toBeVisible();
  await expectSound(page, 'What If');
  await page
    .getByRole('link', { name: /^Review / })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Review Your Changes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('As It Is')).toBeVisible();
});

test('a list is given seats, and taken back, with the keyboard alone @phone', async ({ page }) => {
  const email = 'list.reader@northwind.example';
  await signIn(page, owner);
  await page
    .getByRole('checkbox', { name: /^Select all/ })
    .first()
    .waitFor();
  await tabTo(page, /^Select all \d+ seats? of/);
  await page.keyboard.press('Space');
  await expect(bar(page)).not.toContainText('0 selected');
  await expectNoneCovered(page, bar(page), 24);
  await tabTo(page, /^Assign from a list$/, 60, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByLabel('Paste addresses or a table').waitFor();
  await tabTo(page, /^Paste addresses or a table/);
  await page.keyboard.type(`List Reader <${email}>`);
  await tabTo(page, /^Continue$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change 1 seat' })).toBeEnabled();
  await tabTo(page, /^Change 1 seat$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 seat changed.')).toBeVisible();

  await page.goto(`/manage/person?email=${email}`);
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await tabTo(page, /^Hand everything over$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('To')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hand everything over' })).toBeFocused();
  await tabTo(page, /^Undo: 1 seat changed/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${email} uses and manages no license that you can see.`)).toBeVisible();
});

test('an address with letters of its own behind the @ goes to the seat as it is typed', async ({ page }) => {
  const email = 'anna@müller.example';
  await signIn(page, owner);
  await page
    .getByRole('button', { name: /^Assign Axure/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Assign User' });
  await dialog.getByLabel(/^Email address for/).fill(email);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(new RegExp(`is assigned to ${email}`)).first()).toBeVisible();
});
