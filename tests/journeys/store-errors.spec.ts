import { setOutage } from '../testkit/faults';
import { cardMessages, declinedCard, fillCard, fillLicensee, submitButton, visa } from './support/checkout';
import { outageNoise } from './support/outage-noise';
import { openAsNewCustomer, quantityOf, watchOrders } from './support/store';
import { expect, test } from './support/test';

const DOMAIN = 'Please enter a domain of letters, digits and hyphens.';
const ORGANIZATION = 'This organization is not known.';

/** Each cart with nothing in it, what is bought then, and what else the tab asks for. */
const CARTS = [
  { name: 'RP seats', address: '/buy', product: 'Axure RP Pro', extra: null },
  {
    name: 'authors and publishers',
    address: '/buy?type=cfb&authorQty=0',
    product: 'RP Publisher',
    extra: { label: 'Domain (optional)', wrong: 'a b', text: DOMAIN },
  },
  {
    name: 'authors of an organization',
    address: '/buy?type=cloud',
    product: 'Cloud Author',
    extra: { label: 'Organization ID (optional)', wrong: 'a b', text: ORGANIZATION },
  },
];

for (const { name, address, product, extra } of CARTS) {
  test(`${name}: what is missing is told in order, and nothing is sent (CART-07, CART-08, CART-12, ERR-50, ERR-51)`, async ({
    page,
    portal,
  }) => {
    const { sequence } = watchOrders(page);
    const shown = (text: string) => page.getByRole('main').getByText(text, { exact: true });
    const told = async (texts: readonly string[], notYet: readonly string[]) => {
      await submitButton(page).click();
      for (const text of texts) await expect(shown(text).first()).toBeVisible();
      for (const text of notYet) await expect(shown(text)).toHaveCount(0);
    };
    const NAMES = 'First and last name are required';
    await openAsNewCustomer(page, portal, address);
    if (extra) await page.getByLabel(extra.label).fill(extra.wrong);
    await told(['Please select a product'], [NAMES, ...cardMessages]);
    await quantityOf(page, product).fill('1');
    if (extra) {
      await expect(submitButton(page)).toBeEnabled();
      await told([extra.text], [NAMES, ...cardMessages]);
      await page.getByLabel(extra.label).fill('');
    }
    await expect(submitButton(page)).toBeEnabled();
    await told([NAMES], ['Please select a product', ...cardMessages]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
    await fillLicensee(page);
    await told(cardMessages, [NAMES]);
    expect(sequence).toEqual([]);
  });
}

for (const [width, height] of [
  [320, 640],
  [375, 667],
] as const) {
  test(`a missing product is told in sight of the field that has the focus, at ${width} by ${height}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height });
    await openAsNewCustomer(page, portal, '/buy');
    await submitButton(page).click();
    const first = quantityOf(page, 'Axure RP Pro');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    const words = page.getByText('Please select a product');
    await expect(words).toBeInViewport({ ratio: 1 });
    // Nor does the bar with the total cover them.
    const isOnTop = (element: Element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 30, y)));
    };
    expect([await first.evaluate(isOnTop), await words.evaluate(isOnTop)]).toEqual([true, true]);
    await expect(first).toHaveAccessibleDescription('Please select a product');
  });
}

test('a bundle lacks no product: a wrong domain, then the licensee, then the card (CART-12, ERR-50)', async ({
  page,
  portal,
}) => {
  await openAsNewCustomer(page, portal, '/buy?type=cfb');
  await page.getByLabel('Domain (optional)').fill('-acme-');
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await expect(page.getByText(DOMAIN)).toBeVisible();
  await page.getByLabel('Domain (optional)').fill('acme');
  await submitButton(page).click();
  await expect(page.getByText('First and last name are required').first()).toBeVisible();
  await fillLicensee(page);
  await submitButton(page).click();
  for (const text of cardMessages) await expect(page.getByText(text)).toBeVisible();
});

test('the zip code is asked for in the United States alone (ERR-07)', async ({ page, portal }) => {
  await openAsNewCustomer(page, portal, '/buy?pro=1');
  await fillLicensee(page);
  await fillCard(page, visa);
  await page.getByLabel('Country').selectOption('United States of America');
  await submitButton(page).click();
  await expect(page.getByText('Zip Code is required')).toBeVisible();
  await page.getByLabel('Country').selectOption('France');
  await expect(page.getByText('Zip Code is required')).toBeHidden();
});

test('a card that is declined is told in the provider’s words, and the cart stays (CART-17, ERR-01)', async ({
  page,
  portal,
}) => {
  await openAsNewCustomer(page, portal, '/buy?type=cfb&product=ASEC20');
  await fillLicensee(page);
  await fillCard(page, declinedCard);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The card was declined' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /20 Publishers/ })).toBeChecked();
  await expect(submitButton(page)).toBeEnabled();
});

test('an order that nobody answered says so, may be sent again, and is one (CART-17, ERR-21, D-97)', async ({
  page,
  portal,
  watch,
}) => {
  const { orders } = watchOrders(page);
  await openAsNewCustomer(page, portal, '/buy?type=cloud&authorQty=1');
  await fillLicensee(page);
  await fillCard(page, visa);
  await expect(submitButton(page)).toBeEnabled();
  watch.expect(outageNoise);
  await setOutage(portal.urls.vendor, true);
  await submitButton(page).click();
  await expect(
    page.getByText('There was a problem completing the order. Please try again or else contact support.'),
  ).toBeVisible();
  await setOutage(portal.urls.vendor, false);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/buy\/thankyou\//);
  expect(new Set(orders.map(({ input }) => input.attemptId)).size).toBe(1);
});
