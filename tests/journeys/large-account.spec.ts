import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('an account of 10,000 seats opens, scrolls and searches', async ({ page }) => {
  await signIn(page, 'atlas@bigco.example');
  await expect(page.getByRole('region', { name: 'Group 1', exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /assign to somebody else|^Assign Axure RP/ }).first(),
  ).toBeVisible();

  await page.mouse.wheel(0, 4_000);
  await expect(
    page.getByRole('button', { name: /assign to somebody else|^Assign Axure RP/ }).first(),
  ).toBeAttached();
  expect(await page.getByRole('row').count()).toBeLessThan(1_000);

  await page.getByLabel('Search user, note, manager').fill('nobody-has-this-name');
  await expect(page.getByRole('button', { name: /assign to somebody else/ })).toHaveCount(0);
  await page.getByLabel('Search user, note, manager').fill('');
  await expect(page.getByRole('button', { name: /assign to somebody else/ }).first()).toBeVisible();
});

/** Hundreds of seats and mails are written, and 10,000 rows read again, on a busy machine. */
const SLOW = { timeout: 60_000 };

test('a list of 600 people takes over selected seats, and all of it is undone after a reload', async ({
  page,
}) => {
  const people = Array.from({ length: 600 }, (_, index) => `new.${index}@bigco.example`);
  await signIn(page, 'atlas@bigco.example');
  const before = await page
    .getByRole('button', { name: /assign to somebody else/ })
    .first()
    .textContent();
  await page.getByRole('button', { name: 'Select all 10,000' }).click();
  await expect(page.getByRole('toolbar', { name: 'Selected seats' })).toContainText('10,000 selected');
  await page.getByRole('link', { name: 'Assign from a list' }).click();
  await page.getByLabel('File with the list').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(people.join('\r\n')),
  });
  await page.getByRole('button', { name: 'Change 600 seats' }).click();
  await expect(page.getByText('600 seats changed.')).toBeVisible(SLOW);
  expect(await page.getByRole('row').count()).toBeLessThan(200);

  await page
    .getByRole('link', { name: /Manage Products$/ })
    .first()
    .click();
  await expect(
    page.getByRole('button', { name: 'new.0@bigco.example, assign to somebody else' }),
  ).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Undo: 600 seats changed.' }).click();
  await expect(page.getByText('Undone.')).toBeVisible(SLOW);
  await expect(page.getByRole('button', { name: /assign to somebody else/ }).first()).toHaveText(
    before ?? '',
  );
});
