import type { Page } from 'playwright/test';
import { chooseFromMenu } from './support/choose-from-menu';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const owner = 'diana@northwind.example';
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected seats' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const monthly = (page: Page) =>
  page.getByRole('region', { name: /^Group \d+$/ }).filter({ hasText: 'Interns' });

async function selectMonthly(page: Page): Promise<void> {
  await monthly(page)
    .getByRole('checkbox', { name: /^Select all 3 seats/ })
    .check();
  await expect(bar(page)).toContainText('3 selected');
}

async function openMenuAction(page: Page, name: string): Promise<void> {
  await chooseFromMenu(page, bar(page).getByRole('button', { name: 'More Actions' }), name);
}

test('seats are selected, written upon, assigned from a pasted list and given to another manager', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, owner);
  await expect(bar(page).getByRole('button', { name: 'Assign User' })).toBeDisabled();
  await selectMonthly(page);

  await openMenuAction(page, 'Edit Notes');
  await expect(dialog(page, 'Edit Notes').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Winter school');
  await dialog(page, 'Edit Notes').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The note of 3 seats is saved.')).toBeVisible();
  await expect(dialog(page, 'Edit Notes')).toHaveCount(0);
  await expect(page.getByText('Winter school', { exact: true })).toHaveCount(3);
  await expect(bar(page)).toContainText('0 selected');

  const group = page.getByRole('region', { name: /^Group \d+$/ }).filter({ hasText: 'Winter school' });
  await group.getByRole('checkbox', { name: /^Select all 3 seats/ }).check();
  await bar(page).getByRole('button', { name: 'Assign User' }).click();
  const assign = dialog(page, 'Assign User');
  await expect(assign.getByRole('textbox')).toHaveCount(3);
  await assign.getByRole('textbox').first().fill('');
  await assign.getByRole('textbox').first().focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'one@interns.example\ntwo@interns.example\nthree@interns.example');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(assign.getByRole('textbox').last()).toHaveValue('three@interns.example');
  await assign.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(assign).toHaveCount(0);
  for (const name of ['one', 'two', 'three'])
    await expect(group.getByRole('button', { name: `${name}@interns.example, assign` })).toBeVisible();

  await group.getByRole('checkbox', { name: /^Select all 3 seats/ }).check();
  await bar(page).getByRole('button', { name: 'Change Managers' }).click();
  const managers = dialog(page, 'Change Managers');
  await managers.getByLabel('Add managers').fill('max@northwind.example');
  await managers.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(managers.getByText('max@northwind.example', { exact: true })).toBeVisible();
  await managers.getByRole('button', { name: 'Remove Me' }).click();
  await dialog(page, 'Remove yourself as manager?').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(group.getByRole('checkbox')).toHaveCount(0);
  await expect(bar(page)).toContainText('0 selected');
});

test('on a phone that lies on its side a whole address can be read where it is assigned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await signIn(page, owner);
  await page
    .getByRole('checkbox', { name: /^Select all \d+ seats?/ })
    .first()
    .check();
  await bar(page).getByRole('button', { name: 'Assign User' }).click();
  const field = dialog(page, 'Assign User').getByRole('textbox').first();
  await field.fill('somebody.lastname@northwind.example');
  const hidden = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});
