import type { Page } from 'playwright/test';
import { buyUpgrade } from '../testkit/upgrades';
import { openMail } from './support/mail-page';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const petra = 'petra@keystone.example';
const frame = (page: Page) => page.frameLocator('iframe[title="Upgrade to Axure RP 9"]');
const main = (page: Page) => page.getByRole('main');

async function frameCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'authToken')?.value;
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') ?? '');

test('the upgrade tab frames the vendor’s page for the signed-in customer, only while it is open (BUY-06, BUY-07, BUY-08, PERP-13)', async ({
  page,
  portal,
}) => {
  await signIn(page, petra, '/buy?type=3');
  await expect(frame(page).locator('body')).toContainText('Signed in as Petra Novák');
  await expect(frame(page).locator('body')).toContainText('Axure RP 8 Enterprise');
  await expect(frame(page).locator('body')).toContainText('Total USD');
  const token = await storedToken(page);
  await expect.poll(() => frameCookie(page)).toBe(token);
  // Fully visible without a second scroll bar.
  const shown = await page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);
  const needed = await frame(page)
    .locator('html')
    .evaluate(({ scrollHeight }) => scrollHeight);
  expect(shown).toBeGreaterThanOrEqual(needed);

  await page.getByRole('link', { name: 'Axure RP Subscription', exact: true }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect.poll(() => frameCookie(page)).toBeUndefined();

  const answer = await page.goto('/buy?type=upgrade9&upgradeCode=UPG9-4TKX-22MD');
  const frames = /frame-src ([^;]*)/.exec((await answer?.headerValue('content-security-policy')) ?? '')?.[1];
  expect(frames?.split(' ').at(-1)).toBe(new URL(portal.urls.accounts).origin);
  await expect(frame(page).locator('body')).toContainText(/Uses left\s*2 of 3/);
});

test('the keys of an upgrade are shown by their beginning and copied whole, whether just bought or found in the history (CONF-04, CONF-10, CONST-29)', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, petra, '/billing');
  // The oldest: another journey may have bought upgrades, too.
  await page
    .getByRole('link', { name: /^Details of order/ })
    .last()
    .click();
  await expect(main(page)).toContainText('License Keys');

  const customer = { gateway: portal.urls.portal, token: await storedToken(page) };
  const products = ['Axure RP 8 Pro', 'Axure RP 8 Team'];
  const { transactionId, keys } = await buyUpgrade(customer, portal.urls, products);
  await page.goto(`/buy/thankyou/${transactionId}`);
  await expect(main(page)).toContainText('Thank You');
  await expect(main(page)).toContainText('$599.00');
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(key.length).toBeGreaterThan(64);
  await expect(main(page).locator('code').filter({ visible: true })).toHaveText(
    keys.map((key) => key.slice(0, 64)),
  );
  const copy = page.getByRole('button', { name: 'Copy Team key 2' });
  await copy.click();
  await expect(copy).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(keys[1]);

  const mail = await openMail(context, portal, {
    to: petra,
    subject: new RegExp(`^Your order ${transactionId}`),
  });
  await expect(mail.frameLocator('iframe').locator('body')).toContainText('$599.00');
  await mail.close();
});
