import { isAtLength } from '../testkit/scope';
import { chooseSeats, fillCard, fillLicensee, orderNumber, submitButton, visa } from './support/checkout';
import { readReceipt } from './support/receipt';
import { openTab } from './support/shell';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('a customer signs in, buys seats, assigns one, saves the receipt, and all of it outlives a restart', {
  tag: '@phone',
}, async ({ page, portal, watch }) => {
  await signIn(page, 'diana@northwind.example');
  await expect(page.getByRole('heading', { name: 'Manage Products', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Group 1', exact: true })).toBeVisible();

  await openTab(page, 'Buy');
  await expect(page.getByRole('heading', { name: 'Purchase Axure RP Subscription' })).toBeVisible();
  await chooseSeats(page, { team: 2, pro: 1 });
  await fillLicensee(page);
  await fillCard(page, visa);
  await expect(submitButton(page)).toBeEnabled();
  const total =
    (await page
      .getByText(/^\$[\d,]+\.\d\d$/)
      .last()
      .textContent()) ?? '';
  await submitButton(page).click();

  const order = await orderNumber(page);
  await page.getByRole('link', { name: 'Assign Subscriptions' }).click();
  await expect(page).toHaveURL(/\/manage/);

  const email = `new-person-${test.info().project.name}@northwind.example`;
  const assigning = page.getByRole('dialog', { name: 'Assign User' });
  await expect(assigning.getByRole('listitem')).toHaveCount(3);
  await assigning.getByLabel(/^Email address for seat 1,/).fill(email);
  await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('button', { name: `${email}, assign to somebody else` })).toBeVisible();

  await openTab(page, 'Billing');
  const sale = page.getByRole('row').filter({ hasText: 'Team' }).first();
  await expect(sale).toContainText(total);
  const saving = page.waitForEvent('download');
  await sale
    .getByRole('link', { name: /receipt/i })
    .or(sale.getByRole('button', { name: /receipt/i }))
    .click();
  const receipt = await readReceipt(await saving);
  expect(receipt.fileName).toBe(`Axure Receipt ${order}.pdf`);
  expect(receipt.firstBytes).toBe('%PDF');
  expect(receipt.text).toContain(total);

  // Persistence does not depend on the screen.
  if (isAtLength || test.info().project.name === 'desktop') {
    watch.expect(/Failed to load resource|ERR_CONNECTION/);
    await portal.restartAll();
  }
  await page.goto('/manage');
  await page.getByRole('searchbox').or(page.getByLabel('Search user, note, manager')).first().fill(email);
  await expect(page.getByRole('button', { name: `${email}, assign to somebody else` })).toBeVisible();
  await page.goto(`/buy/thankyou/${order}`);
  await expect(page.getByRole('main')).toContainText(order);
});
