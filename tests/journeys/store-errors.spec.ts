import { setOutage } from '../testkit/faults';
import { cardMessages, fillCard, fillLicensee, submitButton, visa } from './support/checkout';
import { outageNoise } from './support/outage-noise';
import { openAsNewCustomer, quantityOf, watchOrders } from './support/store';
import { expect, test } from './support/test';

test('a missing product is shown first, then all errors of names and card at once, and nothing is sent; the licensee is a company or a person (CART-07, CART-08, CART-12, CART-24, ERR-50, ERR-51)', async ({
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
  await openAsNewCustomer(page, portal, '/buy');
  await told(['Please select a product'], [NAMES, ...cardMessages]);
  await quantityOf(page, 'Axure RP Pro').fill('1');
  await expect(submitButton(page)).toBeEnabled();
  await told([NAMES, ...cardMessages], ['Please select a product']);
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
  const company = page.getByLabel('Company name (optional)');
  await page.getByRole('radio', { name: 'Individual' }).check({ force: true });
  await expect(company).toBeHidden();
  await page.getByRole('radio', { name: 'Company' }).check({ force: true });
  await expect(company).toBeVisible();
  expect(sequence).toEqual([]);
});

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
    // The bar with the total does not cover them either.
    const isOnTop = (element: Element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 30, y)));
    };
    expect([await first.evaluate(isOnTop), await words.evaluate(isOnTop)]).toEqual([true, true]);
    await expect(first).toHaveAccessibleDescription('Please select a product');
  });
}

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

test('a CVV that the bank refuses is reported at its field, which has the focus once it is enabled again', async ({
  page,
  portal,
}) => {
  await openAsNewCustomer(page, portal, '/buy?pro=1');
  await fillLicensee(page);
  await fillCard(page, { ...visa, cvv: '200' });
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).press('Enter');
  const cvv = page.getByLabel('CVV');
  await expect(cvv).toHaveAccessibleDescription(/CVV does not match/);
  await expect(cvv).toBeFocused();
});
