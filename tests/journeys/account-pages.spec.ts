import type { Page, Route } from 'playwright/test';
import { horizontalOverflow } from './support/layout';
import { mailedLink } from './support/mailed-link';
import { newCustomer } from './support/new-customer';
import { expectReadable } from './support/screen';
import { demoPassword, fillSignIn } from './support/sign-in';
import { expect, test } from './support/test';

const PASSWORD = 'eight or more';
const NEW_PASSWORD = 'a new and better one';

/** Opened pages are checked with the other screens; these journeys check their outcomes. */
const isOpen = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

async function expectSound(page: Page, heading: string): Promise<void> {
  await isOpen(page, heading);
  expect(await horizontalOverflow(page)).toBe(0);
  await expectReadable(page, heading);
}

test('a new customer gets an account by keyboard alone and lands where he wanted to go', async ({
  page,
  portal,
}) => {
  const email = `kim-${Date.now()}@fresh.example`;
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto('/billing');
  await page.getByRole('link', { name: 'Create account' }).press('Enter');
  await isOpen(page, 'Create account');
  await expect(page.getByLabel('Name (optional)')).toBeFocused();
  for (const text of ['Kim', 'kim', 'short', 'other']) {
    await page.keyboard.type(text);
    await page.keyboard.press(text === 'other' ? 'Enter' : 'Tab');
  }
  await expect(page.getByText('Valid email is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectSound(page, 'Create account');
  await page.keyboard.press('Control+A');
  for (const text of [email, PASSWORD, PASSWORD]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expectSound(page, 'Check your email');
  await page.getByRole('link', { name: 'Back to sign in' }).press('Enter');
  await isOpen(page, 'Sign in');
  await page.goBack();
  await isOpen(page, 'Create account');
  const link = await mailedLink(portal.urls.mail, email, '/confirm-account');
  const token = new URL(link).hash.slice(1);
  await page.goto(link);
  expect(page.url()).not.toContain('#');
  await isOpen(page, 'Confirm your account');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The password is not right.')).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectSound(page, 'Confirm your account');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
  expect(seen.filter((address) => address.includes(token))).toEqual([]);
});

test('a forgotten password is replaced, and sessions elsewhere are signed out', async ({
  page,
  browser,
  portal,
}) => {
  // Not a demonstration customer, whose password the next journeys need.
  const email = await newCustomer(portal);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${portal.urls.portal}/manage`);
  await fillSignIn(elsewhere, email);
  await expect(elsewhere.getByRole('heading', { name: 'Manage Products', level: 1 })).toBeVisible();
  await page.goto('/manage');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await isOpen(page, 'Forgot password?');
  await page.getByLabel('Email').fill(email);
  const sent: Route[] = [];
  await page.route('**/forgot-password*', (route) => void sent.push(route));
  await page.keyboard.press('Enter');
  await expect.poll(() => sent).toHaveLength(1);
  // A second mail would end the link in the first.
  await page.keyboard.press('Enter');
  await sent[0]?.continue();
  await expect(page.getByRole('status')).toHaveText(
    `We sent an email to ${email} with instructions to reset your password.`,
  );
  expect(sent).toHaveLength(1);
  await page.goto(await mailedLink(portal.urls.mail, email, '/reset-password'));
  await isOpen(page, 'Set a new password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  // The second click of a double click must not find the link used.
  await page.getByRole('button', { name: 'Set password' }).dblclick();
  await expect(page).toHaveURL(/\/manage$/);
  await elsewhere.goto(`${portal.urls.portal}/billing`);
  await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(elsewhere, email, demoPassword);
  await expect(elsewhere.getByRole('alert')).toHaveText('The email or password is not right.');
  await elsewhere.context().close();
});

test('without a script the code of the mail is typed in', async ({ browser, portal, watch }) => {
  watch.expect(/400 \(Bad Request\)/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = await newCustomer(portal);
  await page.goto(`${portal.urls.accounts}/forgot-password`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send email' }).click();
  await page.getByText('We sent an email to').waitFor();
  const link = await mailedLink(portal.urls.mail, email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('Code from the mail').fill(new URL(link).hash.slice(1));
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.waitForURL((url) => url.origin === portal.urls.portal);
  await page.goto(link);
  await page.getByLabel('Code from the mail').fill(link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await context.close();
});

test('a newer link that is opened in the tab of an older one replaces it', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(/400 \(Bad Request\)/);
  const email = await newCustomer(portal);
  const mailed = () => mailedLink(portal.urls.mail, email, '/reset-password');
  const ask = async () => {
    await page.goto(`${portal.urls.accounts}/forgot-password`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send email' }).click();
    await isOpen(page, 'Check your email');
  };
  const setPassword = async () => {
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await ask();
  const older = await mailed();
  await ask();
  await expect.poll(mailed).not.toBe(older);
  const newer = await mailed();
  const open = async (link: string) => {
    await page.goto(link);
    await expect(page.locator('#code')).toHaveValue(new URL(link).hash.slice(1));
    expect(page.url()).not.toContain('#');
  };
  await open(older);
  await setPassword();
  await isOpen(page, 'This link no longer works');
  await open(newer);
  await open(older);
  await open(newer);
  await setPassword();
  await expect(page).toHaveURL(`${portal.urls.portal}/manage`);
});
