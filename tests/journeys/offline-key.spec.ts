import { chooseFromMenu } from './support/choose-from-menu';
import { openMail } from './support/mail-page';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const marta = 'marta.sequeira@northwind.example';

test('an offline key is sent to the user of a seat, copied, and read in the mail (SEAT-14, SEAT-17)', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'diana@northwind.example');
  // On a phone her seat is not on the first page.
  await page.getByLabel('Search user, note, manager').fill(marta);
  const menu = page.getByRole('button', { name: `Actions for ${marta}` });
  await chooseFromMenu(page, menu, 'Send Offline Key');
  const dialog = page.getByRole('dialog', { name: 'Offline Key' });
  await expect(dialog).toContainText('Offline keys work with version 9 and earlier');
  await dialog.getByRole('button', { name: 'Send Offline Key' }).click();
  await expect(page.getByText(`The offline key is on its way to ${marta}.`)).toBeVisible();
  const key = (await dialog.locator('code').textContent()) ?? '';
  expect(key).toHaveLength(96);
  await dialog.getByRole('button', { name: 'Copy Key' }).click();
  await expect(dialog.getByText('Key copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await expectSound(page, 'the offline key of a seat');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);

  const mail = await openMail(context, portal, { to: marta, subject: /^Your offline key of/ });
  await expect(mail.getByText(key).first()).toBeVisible();
});
