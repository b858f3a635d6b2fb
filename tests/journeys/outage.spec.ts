import type { Locator, Page } from 'playwright/test';
import { chooseSeats, fillCard, fillLicensee, orderNumber, submitButton, visa } from './support/checkout';
import { outageNoise } from './support/outage-noise';
import { openTab, type TabName } from './support/shell';
import { signIn } from './support/sign-in';
import { openAsNewCustomer } from './support/store';
import { expect, test } from './support/test';

/** Texts that must not appear when the data could not be read. */
const looksEmpty = [
  /No transactions have been recorded yet/,
  /Proceed to Purchase/,
  /No Payment Method on File/,
];

async function expectSaysSo(page: Page): Promise<void> {
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /retry|try again/i }).first()).toBeVisible();
  for (const text of looksEmpty) await expect(page.getByText(text)).toHaveCount(0);
}

const screens: { tab: TabName; heading: string; recovered: (page: Page) => Locator }[] = [
  {
    tab: 'Manage Products',
    heading: 'Manage Products',
    recovered: (page) => page.getByRole('region', { name: 'Group 1', exact: true }),
  },
  {
    tab: 'Buy',
    heading: 'Purchase Axure RP Subscription',
    recovered: (page) => page.getByLabel('Quantity of Axure RP Pro'),
  },
  { tab: 'Billing', heading: 'Billing', recovered: (page) => page.getByText('Credit Card on File') },
];

test('every tab says that the vendor service is down, shows nothing as empty, and recovers', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(outageNoise);
  await signIn(page, 'diana@northwind.example', '/thankyou');
  await portal.kill('vendor-api');
  for (const { tab, heading } of screens) {
    await openTab(page, tab);
    // The previous screen would match too, and a menu opened over it closes when this one arrives.
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expectSaysSo(page);
  }
  await portal.start('vendor-api');
  await page
    .getByRole('button', { name: /retry|try again/i })
    .first()
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  for (const { tab, recovered } of screens.toReversed()) {
    await openTab(page, tab);
    await expect(recovered(page)).toBeVisible();
  }
});

test('a page opened while the vendor service is down signs nobody out and opens by itself afterwards', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(outageNoise);
  await signIn(page, 'diana@northwind.example');
  await expect(page.getByRole('region', { name: 'Group 1', exact: true })).toBeVisible();
  await portal.kill('vendor-api');
  await page.reload();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
  await portal.start('vendor-api');
  await expect(page.getByRole('region', { name: 'Group 1', exact: true })).toBeVisible();
});

test('an assignment that cannot be sent says so and changes nothing', async ({ page, portal, watch }) => {
  watch.expect(outageNoise);
  await signIn(page, 'diana@northwind.example');
  const free = page.getByRole('button', { name: /^Assign Axure RP/ });
  await free.first().waitFor();
  // Two groups may have a free seat of the same name.
  const seat = page.locator(`[id="${await free.first().getAttribute('id')}"]`);
  await portal.kill('vendor-api');
  await free.first().click();
  await page.getByLabel(/Email address for/).fill('lost@northwind.example');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await portal.start('vendor-api');
  await page.reload();
  await expect(seat).toHaveAccessibleName(/^Assign Axure RP/);
  await expect(page.getByText('lost@northwind.example')).toHaveCount(0);
});

test('without a connection a card form, a menu and a screen that are not here yet say so, the page before stays, and form and screen open by themselves @desktop', async ({
  page,
  watch,
}) => {
  watch.expect(outageNoise);
  watch.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/);
  await page.route(/new-card/, (route) => route.abort('internetdisconnected'));
  const messages = page.waitForResponse(/toast-list/);
  await signIn(page, 'diana@northwind.example', '/buy');
  await chooseSeats(page, { pro: 2 });
  await messages;
  await expect(page.getByText('Next billed date')).toBeVisible();
  await page.getByRole('radio', { name: /^Another card/ }).check();
  await expect(page.getByText('The card form could not be loaded.')).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await page.unroute(/new-card/);
  await expect(page.getByLabel('Card Number')).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();

  await page.waitForLoadState('networkidle');
  const quantity = page.getByLabel('Quantity of Axure RP Pro');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByText(/^This could not be opened: the connection was lost/)).toBeVisible();
  await expect(quantity).toHaveValue('2');

  await openTab(page, 'Edit Profile');
  await expect(page.getByText('This page could not be shown.')).toBeVisible();
  await page.goBack();
  await expect(quantity).toHaveValue('2');
  await page.goForward();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^The connection was lost/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Edit Profile', level: 1 })).toBeVisible();
});

test('an order whose connection is lost says that it is being checked, and goes on by itself @desktop', async ({
  page,
  portal,
  watch,
}) => {
  watch.expect(outageNoise);
  watch.expect(/ERR_INTERNET_DISCONNECTED|Unable to preload CSS/);
  const dialog = page.waitForResponse(/checking-dialog[^/]*\.js/);
  await openAsNewCustomer(page, portal, '/buy?pro=1');
  await fillLicensee(page);
  await fillCard(page, visa);
  await expect(submitButton(page)).toBeEnabled();
  await dialog;
  await page.waitForLoadState('networkidle');
  await page.route('**/graphql', async (route) => {
    const isOrder = route.request().postData()?.includes('"operationName":"BuyRpSubscription"') ?? false;
    if (!isOrder) return route.continue();
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await submitButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Checking your payment' })).toBeVisible();
  await page.context().setOffline(false);
  await orderNumber(page);
});
