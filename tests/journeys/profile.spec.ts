import type { Page } from 'playwright/test';
import { findings } from './support/axe';
import { horizontalOverflow } from './support/layout';
import { openMail } from './support/mail-page';
import { mailedLink } from './support/mailed-link';
import { newCustomer } from './support/new-customer';
import { demoPassword, fillSignIn, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'a new and better one';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Sign In Settings' });
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

async function openDialog(page: Page, what: 'Email Address' | 'Password'): Promise<void> {
  await page.getByRole('button', { name: `Edit ${what}` }).click();
  await expect(dialog(page).getByLabel('Current Password')).toBeFocused();
}

async function typeNewPassword(page: Page, current: string): Promise<void> {
  await dialog(page).getByLabel('Current Password').fill(current);
  await dialog(page).getByLabel('New Password').fill(NEW_PASSWORD);
  await dialog(page).getByLabel('Confirm Password').fill(NEW_PASSWORD);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
}

test('the name changes in its flyout, on the page and in the header at once', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  await signIn(page, await newCustomer(portal), '/profile');
  const flyout = page.getByRole('dialog', { name: 'Edit Name' });
  const field = flyout.getByRole('textbox', { name: 'Name' });
  const open = () => page.getByRole('button', { name: 'Edit Name' }).click();

  await open();
  await expect(field).toBeFocused();
  await field.fill('Never saved');
  await flyout.getByRole('button', { name: 'Cancel' }).click();
  await expect(flyout).toHaveCount(0);
  await open();
  await expect(field).toHaveValue('Ada Lovelace');
  await field.fill('Never saved either');
  await page.getByRole('heading', { name: 'Edit Profile' }).click();
  await expect(flyout).toHaveCount(0);
  await open();
  await field.fill('Augusta Ada King');
  await flyout.getByRole('button', { name: 'Save' }).click();
  await expect(flyout).toHaveCount(0);
  await expect(shown(page, 'Augusta Ada King')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Augusta Ada King' })).toBeVisible();
  await page.reload();
  await expect(shown(page, 'Augusta Ada King')).toBeVisible();
});

test('a click moves the focus on from a button whose tooltip it closes', async ({ page, portal }) => {
  await signIn(page, await newCustomer(portal), '/profile');
  await page.getByRole('button', { name: 'Edit Name' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Edit Email Address' })).toBeVisible();
  const password = page.getByRole('button', { name: 'Edit Password' });
  await password.click();
  await expect(dialog(page).getByLabel('New Password', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(password).toBeFocused();
});

test('Back from a dialog leaves what is typed in it as it is, until it is pressed again', async ({
  page,
  portal,
}) => {
  await signIn(page, await newCustomer(portal), '/profile');
  await openDialog(page, 'Password');
  const field = dialog(page).getByLabel('Current Password');
  await field.fill('typed');
  await page.goBack();
  await expect(page.getByText('What you typed is not saved yet.')).toBeVisible();
  await expect(field).toHaveValue('typed');
  await expect(page).toHaveURL(/\?edit=password$/);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/profile$/);
});

test('the address changes: the page shows the new one, the session goes on, and both addresses get a mail', async ({
  page,
  portal,
  context,
}) => {
  const email = await newCustomer(portal);
  const newEmail = email.replace('ada', 'augusta');
  await signIn(page, email, '/profile');
  await openDialog(page, 'Email Address');
  const field = dialog(page).getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveValue(email);
  await field.fill(newEmail);
  await dialog(page).getByLabel('Current Password').fill('not the password');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/password/i);
  await expect(field).toHaveValue(newEmail);
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toHaveText('Save');

  await dialog(page).getByLabel('Current Password').fill(demoPassword);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(shown(page, newEmail)).toBeVisible();
  await page.reload();
  await expect(shown(page, newEmail)).toBeVisible();
  for (const [to, subject] of [
    [email, /Your sign-in address was changed/],
    [newEmail, /Confirm your sign-in address/],
  ] as const) {
    const mail = await openMail(context, portal, { to, subject });
    await expect(mail.getByText(newEmail).first()).toBeVisible();
    await mail.close();
  }
});

test('a new address is confirmed by its mailbox and the password; until then the pages say so', async ({
  page,
  portal,
}) => {
  const email = await newCustomer(portal);
  const newEmail = email.replace('ada', 'confirmed');
  const notice = page.getByRole('region', { name: 'Email address to confirm' });
  await signIn(page, email, '/profile');
  await expect(notice).toHaveCount(0);
  await openDialog(page, 'Email Address');
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await dialog(page).getByLabel('Current Password').fill(demoPassword);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(notice.getByRole('status')).toHaveText(
    `Confirm ${newEmail}: until then, licenses that others give this address are not shown.`,
  );
  await expectSoundAtEveryWidth(page);
  await page.goto('/manage');
  await expect(notice).toBeVisible();
  await expectSoundAtEveryWidth(page);
  const first = await mailedLink(portal.urls.mail, newEmail, '/confirm-address');
  const before = await notice.boundingBox();
  await notice.getByRole('button', { name: 'Send the link again' }).click();
  await expect(notice.getByRole('status')).toHaveText(/^We sent an email to /);
  expect(await notice.boundingBox()).toEqual(before);

  const newest = () => mailedLink(portal.urls.mail, newEmail, '/confirm-address');
  await expect.poll(newest).not.toBe(first);
  await page.goto(await newest());
  await expect(page.getByRole('heading', { name: 'Confirm your address', level: 1 })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Password').fill(demoPassword);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(shown(page, newEmail)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto('/manage');
  await expect(page.getByRole('heading', { name: 'Manage Products', level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

async function expectSoundAtEveryWidth(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [wide?.width ?? 1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
  }
  if (wide) await page.setViewportSize(wide);
}

test('a new password signs out other sessions, which return to the same place with it', async ({
  page,
  portal,
  browser,
}) => {
  const email = await newCustomer(portal);
  const context = await browser.newContext({ baseURL: portal.urls.portal });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, email, '/thankyou');
  await signIn(page, email, '/profile');
  await openDialog(page, 'Password');
  await typeNewPassword(page, 'not the password');
  await expect(dialog(page).getByRole('alert')).toHaveText(/password/i);
  await typeNewPassword(page, demoPassword);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Your password was changed.')).toBeVisible();

  await elsewhere.goto('/billing?period=2020');
  await fillSignIn(elsewhere, email, NEW_PASSWORD);
  await expect(elsewhere).toHaveURL(/\/billing\?period=2020$/);
  await expect(elsewhere.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
  await context.close();
  await page.reload();
  await expect(shown(page, email)).toBeVisible();
});

test('a forgotten password is replaced through the link on the mail page', async ({
  page,
  portal,
  context,
}) => {
  const email = await newCustomer(portal);
  await signIn(page, email, '/profile');
  await openDialog(page, 'Password');
  await dialog(page).getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText(
    `We sent an email to ${email} with instructions to reset your password.`,
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  const mail = await openMail(context, portal, { to: email, subject: /Reset your password/ });
  // The link in the text: that of the HTML part is in a frame and opens its own tab.
  await mail.getByRole('link', { name: /\/reset-password#/ }).click();
  await mail.getByLabel('New password').fill(NEW_PASSWORD);
  await mail.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await mail.getByRole('button', { name: 'Set password' }).click();
  await expect(mail).toHaveURL(/\/manage$/);
  await page.goto('/profile');
  await expect(shown(page, email)).toBeVisible();
});
