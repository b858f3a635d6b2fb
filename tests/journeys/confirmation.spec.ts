import type { Page } from 'playwright/test';
import { openMail } from './support/mail-page';
import { newCustomer } from './support/new-customer';
import { readReceipt } from './support/receipt';
import { beSignedIn, signIn } from './support/sign-in';
import { buyAt, expectSentOnce, watchOrders } from './support/store';
import { expect, test } from './support/test';

const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });
const next = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Amounts in the order of the page, the total last. */
const amounts = async (page: Page) => (await page.getByText(/^-?\$[\d,]+\.\d\d$/).allTextContents()).slice(1);

test('RP seats: explained to the cent, by mail and on paper as on the screen (CONF-02, CONF-03, CONF-12, BUY-10, CART-13, CART-16, CART-21)', async ({
  page,
  portal,
  context,
}) => {
  const email = await newCustomer(portal);
  await beSignedIn(page, email);
  const sent = watchOrders(page);
  const order = await buyAt(page, '/buy?type=0&pro=2&team=1&term=4');
  expectSentOnce(sent, ['BuyRpSubscription']);
  await expect(fact(page, 'Axure RP Pro')).toContainText('2 seats');
  await expect(fact(page, 'Billing Term')).toContainText('2 Year');
  await expect(next(page, 'Assign Subscriptions')).toHaveAttribute('href', /^\/manage\?sub=.+&assign=true$/);
  await expect.poll(() => amounts(page)).toEqual(['$1,140.00', '$960.00', '$2,100.00']);
  await page.getByRole('button', { name: 'Explain all' }).click();
  await expect(page.getByText('$570.00 × 2 by the price list')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `PDF receipt of order ${order}` }).click();
  expect((await readReceipt(await saving)).text).toContain('$2,100.00');
  const mail = await openMail(context, portal, { to: email, subject: new RegExp(`^Your order ${order}`) });
  const letter = mail.frameLocator('iframe').locator('body');
  for (const text of [order, '2 Year', '$1,140.00', '$570.00 × 2', '$2,100.00']) {
    await expect(letter).toContainText(text);
  }
  await mail.close();

  await page.getByRole('button', { name: 'Explain all' }).click();
  await expect(page.getByText('$570.00 × 2 by the price list')).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('$570.00 × 2 by the price list')).toBeVisible();
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), next(page, 'Billing')]) {
    await expect(hidden).toBeHidden();
  }
});

test('a bundle with its domain, then authors and publishers without one (CONF-03, CONF-05, BUY-10, CART-16, CART-21)', async ({
  page,
  portal,
}) => {
  await beSignedIn(page, await newCustomer(portal));
  const sent = watchOrders(page);
  await buyAt(page, '/buy?type=1&product=ASEC10&domain=analytical');
  await expect(fact(page, 'Product')).toContainText('Cloud for Business - 10 Publishers');
  await expect(fact(page, 'Domain')).toContainText('analytical.axure.cloud');
  await expect(fact(page, 'Amount Paid')).toContainText('$2,040.00');
  const assign = /^\/manage\?cloud=true&sub=.+&assign=true$/;
  await expect(next(page, 'Assign Domain')).toHaveAttribute('href', assign);

  await buyAt(page, '/buy?type=cfb&authorQty=2&publisherQty=3');
  expectSentOnce(sent, ['BuyAseSubscription', 'BuyCloudSubscription']);
  await expect(fact(page, 'Cloud Author')).toContainText('2 seats');
  await expect(fact(page, 'RP Publisher')).toContainText('3 seats');
  await expect(fact(page, 'Domain')).toContainText('Not assigned yet');
  await expect(next(page, 'Assign Domain')).toHaveAttribute('href', assign);
  await expect.poll(() => amounts(page)).toEqual(['$408.00', '$1,080.00', '$1,488.00']);
});

test('authors of an organization (CONF-03, CONF-05, BUY-10, CART-16, CART-21)', async ({ page, portal }) => {
  await beSignedIn(page, await newCustomer(portal));
  const sent = watchOrders(page);
  await buyAt(page, '/buy?type=2&authorQty=1&orgId=9');
  expectSentOnce(sent, ['BuyCloudSubscription']);
  await expect(fact(page, 'Cloud Author')).toContainText('1 seat');
  await expect(fact(page, 'Organization')).toContainText('9');
  await next(page, 'Assign Seats').click();
  await expect(page).toHaveURL(/\/manage\?cloud=true/);
});

test('old sales of every kind of cloud have their confirmation (CONF-10)', async ({ page }) => {
  await signIn(page, 'cora@brightline.example', '/billing');
  const details = page.getByRole('link', { name: /^Details of order/ });
  await expect(details.first()).toBeVisible();
  const main = page.getByRole('main');
  const first = new Set<string>();
  for (let index = 0, count = await details.count(); index < count; index += 1) {
    await details.nth(index).click();
    await expect(main).toContainText('Order Number');
    first.add((await main.getByRole('link').first().textContent()) ?? '');
    await page.goBack();
    await expect(details).toHaveCount(count);
  }
  expect([...first].toSorted()).toEqual(['Assign Domain', 'Assign Seats']);
});
