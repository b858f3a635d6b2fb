import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { chooseSeats, fillCard, fillLicensee, orderNumber, submitButton } from '../journeys/support/checkout';
import { mailedLink } from '../journeys/support/mailed-link';
import { signOut } from '../journeys/support/shell';
import { fillSignIn } from '../journeys/support/sign-in';
import { expect, test } from '../journeys/support/test';
import { ask } from '../testkit/customer';
import { pictureForm, png } from '../testkit/pictures';
import type { Portal } from '../testkit/processes';
import {
  canaryCard,
  cardSecrets,
  expectAbsent,
  leftInBrowser,
  loggedBytes,
  recordRequests,
  storedBytes,
  storedRows,
  tokenOf,
  watchBrowser,
  whileStopped,
} from './support/canary-watch';
import { mishaps } from './support/mishaps';

test.use({ ownPortal: { LOG_LEVEL: 'trace' } });

const PASSWORDS = {
  wrong: 'wrong-canary-password',
  first: 'first-canary-password',
  second: 'second-canary-password',
  third: 'third-canary-password',
};
/** Assigned in the customer's licenses, so the address must be confirmed. */
const NAMED = 'priya.nair@northwind.example';

const dialog = (page: Page) => page.getByRole('dialog');
const profile = (page: Page) => page.getByRole('heading', { name: 'Edit Profile', level: 1 });

/** Opens the newest mailed link and returns its token. */
async function openLink(page: Page, { urls }: Portal, to: string, path: string): Promise<string> {
  const link = await mailedLink(urls.mail, to, path);
  await page.goto(link);
  return new URL(link).hash.slice(1);
}

async function makeAccount(page: Page, portal: Portal, email: string): Promise<string> {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.first);
  await page.getByLabel('Confirm password').fill(PASSWORDS.first);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await openLink(page, portal, email, '/confirm-account');
  for (const password of [PASSWORDS.wrong, PASSWORDS.first]) {
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Confirm account' }).click();
  }
  await expect(profile(page)).toBeVisible();
  return link;
}

async function signInWrongAndRight(page: Page, email: string): Promise<void> {
  await signOut(page);
  await page.goto('/profile');
  await fillSignIn(page, email, PASSWORDS.wrong);
  await expect(page.getByRole('alert')).toBeVisible();
  await fillSignIn(page, email, PASSWORDS.first);
  await expect(profile(page)).toBeVisible();
}

async function fillDialog(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await dialog(page).getByLabel(label, { exact: true }).fill(value);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
}

async function changePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Password' }).click();
  const change = { 'New Password': PASSWORDS.second, 'Confirm Password': PASSWORDS.second };
  await fillDialog(page, { 'Current Password': PASSWORDS.wrong, ...change });
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await fillDialog(page, { 'Current Password': PASSWORDS.first });
  await expect(dialog(page)).toHaveCount(0);
}

async function changeAddress(page: Page, portal: Portal): Promise<string> {
  await page.getByRole('button', { name: 'Edit Email Address' }).click();
  await fillDialog(page, { 'Current Password': PASSWORDS.second, Email: NAMED });
  await expect(dialog(page).getByRole('status')).toContainText('We sent an email');
  const link = await openLink(page, portal, NAMED, '/confirm-email');
  await page.getByLabel('Password').fill(PASSWORDS.second);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText(NAMED).first()).toBeVisible();
  return link;
}

async function resetPassword(page: Page, portal: Portal): Promise<string> {
  await page.goto(`${portal.urls.accounts}/forgot-password`);
  await page.getByLabel('Email').fill(NAMED);
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  const link = await openLink(page, portal, NAMED, '/reset-password');
  await page.getByLabel('New password').fill(PASSWORDS.third);
  await page.getByLabel('Confirm password').fill(PASSWORDS.third);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('link', { name: 'Billing' }).first()).toBeVisible();
  return link;
}

async function saveCardAndBuy(page: Page): Promise<void> {
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Add Payment Method', exact: true }).click();
  await fillCard(page, canaryCard);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Success!' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await page.goto('/buy');
  await chooseSeats(page, { pro: 1 });
  await fillLicensee(page);
  await submitButton(page).click();
  await orderNumber(page);
}

async function moveFiles({ urls }: Portal, authorization: string): Promise<void> {
  const picture = {
    method: 'POST',
    headers: { authorization },
    body: pictureForm(await png(), 'canary.png'),
  };
  expect((await fetch(`${urls.portal}/upload/profile-image`, picture)).status).toBe(200);
  const archive = `${urls.portal}/receipt-archive?from=2020-01-01&to=2099-12-31`;
  expect((await fetch(archive, { headers: { authorization } })).status).toBe(200);
}

/** Opens access mode as a support person, reads and leaves. @returns the token in the cookies */
async function actAsDelegate({ urls }: Portal): Promise<string> {
  const answer = await fetch(`${urls.vendor}/demo/access-account`, { method: 'POST', redirect: 'manual' });
  const pairs = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { cookie: pairs.join('; '), 'sec-fetch-site': 'same-origin' };
  expect((await fetch(`${urls.portal}/receipts/nothing`, { headers })).status).toBe(404);
  const token = /stoken=([^;]+)/.exec(headers.cookie)?.[1] ?? '';
  await ask({ gateway: urls.portal, token }, 'mutation { logout { success } }');
  return token;
}

test('nothing that opens an account is left anywhere, from its first day on', async ({
  page,
  context,
  portal,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expect(/Connecting to 'blob:|status of (?:400|401|404)/);
  const browser = watchBrowser(context);
  const sent = recordRequests(page);
  const email = `canary-${Date.now()}@fresh.example`;
  const links: string[] = [];
  const tokens: string[] = [];

  links.push(await makeAccount(page, portal, email));
  tokens.push(await tokenOf(page));
  await signInWrongAndRight(page, email);
  tokens.push(await tokenOf(page));
  await changePassword(page);
  tokens.push(await tokenOf(page));
  links.push(await changeAddress(page, portal));
  links.push(await resetPassword(page, portal));
  const token = await tokenOf(page);
  await saveCardAndBuy(page);
  await moveFiles(portal, token);
  tokens.push(token, await actAsDelegate(portal));

  const passwords = Object.values(PASSWORDS);
  expect(links.map((link) => link.length)).toEqual([43, 43, 43]);
  expect(new Set(tokens.filter((each) => each.length > 20)).size).toBe(5);
  expect(new Set(browser.codes()).size).toBe(browser.codes().length);
  expect(browser.codes().length).toBeGreaterThanOrEqual(4);
  for (const password of passwords) expect(sent.toOthers()).toContain(password);

  const secrets = { ...cardSecrets, password: passwords, token: tokens, 'one-time code': browser.codes() };
  const all = { ...secrets, link: links };
  const { history, stores } = await leftInBrowser(page);
  for (const seen of [browser.addresses(), browser.refusals(), history, stores]) expectAbsent(seen, all);
  expectAbsent(await mishaps(portal, PASSWORDS.third), all);
  expectAbsent(sent.toOthers(), cardSecrets);
  const logs = loggedBytes(portal);
  for (const path of ['/user/ChangeAccountInfo', '/reset-password', '/confirm-email'])
    expect(logs).toContain(path);
  expectAbsent(logs, all);
  await whileStopped(page, portal, async () => {
    for (const folder of ['vendor', 'sandbox'])
      expectAbsent(storedBytes(join(portal.dataFolder, folder)), secrets);
    // Once a mail is sent, no row has its link; the mail itself is in the mailbox.
    expectAbsent(await storedRows(portal), all);
  });
});
