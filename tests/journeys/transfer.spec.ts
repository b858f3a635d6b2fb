import type { Browser, Locator, Page } from 'playwright/test';
import type { Portal } from '../testkit/processes';
import { fillCard, submitButton, visa } from './support/checkout';
import { chooseFromMenu } from './support/choose-from-menu';
import { openMail } from './support/mail-page';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const theo = 'theo@harbor.example';
const tara = 'tara@harbor.example';
const main = (page: Page) => page.getByRole('main');
const groups = (page: Page) => page.getByRole('region', { name: /^Group \d+$/ });
const pending = (page: Page, contents: string): Locator => groups(page).filter({ hasText: contents });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Transfer Ownership' });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected seats' });

/** Another session's change appears once the gateway's cached rows expire, within seconds. */
async function reloadUntilGone(page: Page, place: Locator, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(place).toBeVisible();
    await expect(place).not.toContainText(text, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** Opens the portal as another customer. */
async function openFor(browser: Browser, { urls }: Portal, email: string, path?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: urls.portal, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, email, path);
  return page;
}

test('an owner takes an offer back and makes it anew; the new owner accepts it with a card, and both see that (XFER-01, XFER-02, XFER-07, XFER-09, XFER-10, XFER-16, XFER-21, XFER-22, NAV-10)', async ({
  browser,
  page,
  portal,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, theo);
  const offered = pending(page, '1 Pro, 2 Team');
  await expect(offered).toContainText(`Pending ownership transfer to ${tara} on `);
  await expectSound(page, 'offers that wait for an answer');
  await offered.getByRole('button', { name: 'Cancel Transfer' }).click();
  await expect(offered).not.toContainText('Pending ownership transfer');

  await offered.getByRole('checkbox', { name: /^Select all 3 seats/ }).check();
  await chooseFromMenu(page, bar(page).getByRole('button', { name: 'More Actions' }), 'Transfer Ownership');
  await expect(dialog(page).getByRole('radio', { name: tara })).toBeVisible();
  const email = dialog(page).getByRole('textbox', { name: 'Email address of the new owner' });
  await email.fill('abc');
  await dialog(page).getByRole('button', { name: 'Transfer Ownership' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please enter a valid email address.');
  await dialog(page).getByRole('radio', { name: tara }).check();
  await expect(email).toHaveValue(tara);
  await dialog(page).getByRole('button', { name: 'Transfer Ownership' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(offered).toContainText(`Pending ownership transfer to ${tara} on `);

  const mail = await openMail(page.context(), portal, { to: tara, subject: /^You have been asked/ });
  await mail.close();
  const other = await openFor(browser, portal, tara);
  await pending(other, '1 Pro, 2 Team').getByRole('link', { name: 'Accept' }).click();
  await expect(other).toHaveURL(/\/buy\/transfer\?subId=[^&]+$/);
  await expect(main(other).getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  await expect(other.getByRole('complementary')).toContainText(/Total Due [A-Z][a-z]+ \d+, \d{4}/);
  await expectSound(other, 'a transfer that is about to be accepted');
  await fillCard(other, visa);
  await expect(submitButton(other)).toBeEnabled();
  await submitButton(other).click();
  await expect(other).toHaveURL(/\/thankyou$/);
  await expect(main(other)).toContainText('Nothing was charged.');

  await main(other).getByRole('link', { name: 'Manage Products' }).click();
  const taken = pending(other, '1 Pro, 2 Team');
  await expect(taken).toContainText('Me');
  await expect(taken).not.toContainText('Pending ownership transfer');
  await reloadUntilGone(page, offered, 'Pending ownership transfer');
  await expect(offered).toContainText(tara);
  await other.context().close();
});

test('whom a purchase order is offered to owns it on arriving, and it can renew by card from then on (XFER-12, XFER-13, NAV-28, INFO-15)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, tara);
  await pending(page, '2 Pro').getByRole('link', { name: 'Accept' }).click();
  await expect(main(page)).toContainText('You are the owner now');
  await expect(main(page).getByRole('link', { name: 'Set to Auto Renew' })).toHaveAttribute(
    'href',
    /^\/buy\/renew\?subId=[^&]+&isAutoRenew=true$/,
  );
  await expectSound(page, 'a purchase order that was taken over');
  await page.reload();
  await expect(page).toHaveURL(/\/manage$/);
  await expect(pending(page, '2 Pro')).not.toContainText('Pending ownership transfer');
});

test('a cloud group is declined, and its owner offers it to somebody else (XFER-08, XFER-17, XFER-18)', async ({
  browser,
  page,
  portal,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, tara, '/manage?cloud=true');
  await expect(groups(page)).toHaveCount(1);
  await groups(page).getByRole('button', { name: 'Decline' }).click();
  await expect(
    page.getByText(/^The transfer of Group \d+ was declined\. It stays with its owner/),
  ).toBeVisible();
  await expect(groups(page)).toHaveCount(0);

  const owner = await openFor(browser, portal, theo, '/manage?cloud=true');
  await reloadUntilGone(owner, groups(owner), 'Pending ownership transfer');
  await chooseFromMenu(
    owner,
    groups(owner).getByRole('button', { name: /^Actions for Group \d+$/ }),
    'Transfer Ownership',
  );
  await expectSound(owner, 'the dialog of a transfer');
  await dialog(owner).getByRole('textbox').fill('somebody@harbor.example');
  await dialog(owner).getByRole('button', { name: 'Transfer Ownership' }).click();
  await expect(groups(owner)).toContainText('Pending ownership transfer to somebody@harbor.example on ');
  await owner.context().close();
});
