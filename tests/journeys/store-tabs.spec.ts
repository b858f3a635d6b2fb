import { fillCard, fillLicensee, orderNumber, submitButton, visa } from './support/checkout';
import { signIn } from './support/sign-in';
import { buyTab, openAsNewCustomer, quantityOf, watchOrders } from './support/store';
import { expect, test } from './support/test';

const TABS = [
  {
    name: 'Axure RP Subscription',
    heading: 'Purchase Axure RP Subscription',
    types: ['0', 'rp', 'nonsense'],
  },
  { name: 'Axure Cloud', heading: 'Purchase Axure Cloud', types: ['2', 'cloud'] },
  {
    name: 'Axure Cloud for Business',
    heading: 'Purchase Axure Cloud for Business',
    types: ['1', 'cfb'],
  },
  { name: 'Upgrade to Axure RP 9', heading: 'Upgrade to Axure RP 9', types: ['3', 'upgrade9'] },
];

test('each tab has its heading and its addresses, and Back leads through them (BUY-01, BUY-02, BUY-03, BUY-04)', async ({
  page,
}) => {
  await signIn(page, 'max@northwind.example', '/buy');
  const heading = page.getByRole('heading', { level: 1 });
  for (const tab of TABS) {
    await buyTab(page, tab.name).click();
    await expect(heading).toHaveText(tab.heading);
    await expect(buyTab(page, tab.name)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(heading).toHaveText('Purchase Axure Cloud for Business');
  for (const { types, heading: text } of TABS) {
    for (const type of types) {
      await page.goto(`/buy?type=${type}`);
      await expect(heading).toHaveText(text);
    }
  }
});

test('the page says what charges are subject to, whom to ask, what others say, and that payments are secure (BUY-11, BUY-12, D-120)', async ({
  page,
}) => {
  await signIn(page, 'max@northwind.example', '/buy');
  const main = page.getByRole('main');
  await expect(main).toContainText('All charges are subject to the EULA');
  await expect(main.getByRole('link', { name: 'EULA' })).toHaveAttribute(
    'href',
    'https://terms.example/eula',
  );
  await expect(main).toContainText('Secure Level 1 PCI DSS Compliant Payments');
  await expect(main.getByRole('link', { name: 'sales@store.example' })).toHaveAttribute(
    'href',
    /^mailto:sales@store\.example/,
  );
  await expect(main.getByRole('region', { name: 'What customers say' })).toContainText('It saves us weeks.');
});

test('a cart is opened by its address, in every tab (BUY-05, BUY-13)', async ({ page }) => {
  await signIn(page, 'max@northwind.example', '/buy?type=0&pro=2&team=1&term=4');
  await expect(quantityOf(page, 'Axure RP Pro')).toHaveValue('2');
  await expect(quantityOf(page, 'Axure RP Team')).toHaveValue('1');
  await expect(page.getByRole('radio', { name: /^2 Year/ })).toBeChecked();

  await page.goto('/buy?type=1&authorQty=3&publisherQty=2&domain=acme&term=1');
  await expect(quantityOf(page, 'Cloud Author')).toHaveValue('3');
  await expect(quantityOf(page, 'RP Publisher')).toHaveValue('2');
  await expect(page.getByLabel('Domain (optional)')).toHaveValue('acme');
  await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeChecked();

  await page.goto('/buy?type=2&authorQty=4&orgId=9');
  await expect(quantityOf(page, 'Cloud Author')).toHaveValue('4');
  await expect(page.getByLabel('Organization ID (optional)')).toHaveValue('9');
});

test('the licensee is a company or a person (CART-24)', async ({ page, portal }) => {
  await openAsNewCustomer(page, portal, '/buy');
  await expect(page.getByLabel('Company name (optional)')).toBeVisible();
  await page.getByRole('radio', { name: 'Individual' }).check({ force: true });
  await expect(page.getByLabel('Company name (optional)')).toBeHidden();
  await expect(page.getByLabel('First Name')).toBeVisible();
  await page.getByRole('radio', { name: 'Company' }).check({ force: true });
  await expect(page.getByLabel('Company name (optional)')).toBeVisible();
});

const PURCHASES = [
  { what: 'RP seats', address: '/buy?pro=1', operation: 'BuyRpSubscription', shown: 'Axure RP Pro' },
  {
    what: 'a bundle',
    address: '/buy?type=cfb&product=ASEC10&domain=acme',
    operation: 'BuyAseSubscription',
    shown: 'Cloud for Business - 10 Publishers',
  },
  {
    what: 'authors and publishers',
    address: '/buy?type=cfb&authorQty=2&publisherQty=1',
    operation: 'BuyCloudSubscription',
    shown: 'RP Publisher',
  },
  {
    what: 'authors of an organization',
    address: '/buy?type=cloud&authorQty=2&orgId=org-9',
    operation: 'BuyCloudSubscription',
    shown: 'Cloud Author',
  },
];

for (const { what, address, operation, shown } of PURCHASES) {
  test(`${what}: the card becomes a token, a captcha is solved, then one order is sent and confirmed (BUY-10, CART-13, CART-16, CART-21)`, async ({
    page,
    portal,
  }) => {
    const { orders, sequence } = watchOrders(page);
    await openAsNewCustomer(page, portal, address);
    await fillLicensee(page);
    await fillCard(page, visa);
    await expect(submitButton(page)).toBeEnabled();
    await submitButton(page).click();
    await orderNumber(page);
    await expect(page.getByRole('main')).toContainText(shown);
    expect(sequence).toEqual(['provider', 'order']);
    const [order] = orders;
    expect(order?.operation).toBe(operation);
    expect(order?.input.payment.recaptchaToken).not.toBe('');
    expect(order?.input.payment.nonce).toBeTruthy();
    expect(order?.body).not.toContain(visa.number);
  });
}
