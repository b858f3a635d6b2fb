import type { Page } from 'playwright/test';
import { type Archive, cents, readArchive } from './support/archive';
import { chooseSeats, fillCard, fillLicensee, orderNumber, submitButton, visa } from './support/checkout';
import { openMail } from './support/mail-page';
import { newCustomer } from './support/new-customer';
import { readReceipt } from './support/receipt';
import { OWN_SETTINGS } from './support/settings';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ ownPortal: OWN_SETTINGS });

const RECEIPTS = 'Send subscription renewal receipts to:';
const recipients = (page: Page) => page.getByRole('textbox', { name: RECEIPTS });
const purchases = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Details/ }) });
const amounts = async (page: Page) => (await purchases(page).allTextContents()).map(cents);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const dollars = (amount: number) =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

async function buyMonthly(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Monthly/ }).check();
  await chooseSeats(page, { pro: 2 });
  await fillLicensee(page);
  await fillCard(page, visa);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await orderNumber(page);
}

async function runRenewals(page: Page, demo: string, daysFromNow: number): Promise<void> {
  await page.goto(demo);
  const day = page.getByLabel('As if today were');
  const from = new Date(`${await day.inputValue()}T00:00:00Z`);
  await day.fill(new Date(from.getTime() + daysFromNow * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Run the renewals' }).click();
  await expect(page.getByRole('status')).toContainText('renewed');
}

async function store(page: Page, text: string): Promise<void> {
  await recipients(page).fill(text);
  await recipients(page).press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Checks that each year's heading has the number and sum of the purchases below it. */
async function expectYearsToAddUp(page: Page): Promise<void> {
  const texts = await page.getByRole('table').last().getByRole('row').allTextContents();
  const years = texts.flatMap((text, index) => {
    const count = Number(/^\d{4} (\d+) purchases?/.exec(text)?.[1]);
    return Number.isNaN(count)
      ? []
      : [{ said: cents(text), found: sum(texts.slice(index + 1, index + 1 + count).map(cents)) }];
  });
  expect(years.length).toBeGreaterThan(0);
  for (const { said, found } of years) expect(said).toBe(found);
  expect(sum(years.map(({ said }) => said))).toBe(sum(await amounts(page)));
}

async function sortByAmount(page: Page): Promise<void> {
  const head = page.getByRole('button', { name: 'Payment Amount' });
  if (await head.isVisible()) return head.click();
  const list = page.getByLabel('Sort by');
  if ((await list.inputValue()) !== 'AMOUNT') await list.selectOption('Payment Amount');
  else await page.getByRole('button', { name: /sort (a|de)scending$/ }).click();
}

async function downloadArchive(page: Page): Promise<Archive> {
  await page.getByRole('button', { name: 'Download receipts' }).click();
  await expect(page.getByRole('dialog').getByRole('definition').last()).toContainText('$');
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
  const archive = await readArchive(await saving);
  // The next archive needs this dialog to be closed.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return archive;
}

test('a subscription renews twice: receipts by mail, sales in the history, all of it adding up', async ({
  page,
  portal,
  context,
}) => {
  const email = await newCustomer(portal);
  const books = `books-${email}`;
  await signIn(page, email, '/buy');
  await buyMonthly(page);
  await page.goto('/billing');
  await page.getByRole('checkbox', { name: RECEIPTS }).check();
  await expect(recipients(page)).toHaveValue(email);
  await store(page, `${books}, audit-${email}`);
  for (const days of [40, 75]) await runRenewals(page, `${portal.urls.accounts}/demo`, days);

  for (const to of [`audit-${email}`, books]) {
    const mail = await openMail(context, portal, { to, subject: /^Renewal receipt/ });
    const saving = mail.waitForEvent('download');
    await mail.getByRole('link', { name: /^Axure Receipt .*\.pdf$/ }).click();
    const receipt = await readReceipt(await saving);
    expect(receipt.firstBytes).toBe('%PDF');
    expect(receipt.text).toContain('Axure RP Pro');
    await mail.close();
  }

  await page.goto('/billing');
  await expect(purchases(page)).toHaveCount(3);
  await expectYearsToAddUp(page);
  await store(page, '');
  await expect(page.getByRole('checkbox', { name: RECEIPTS })).not.toBeChecked();
});

test('the history is sorted, searched and narrowed, and its receipts are what it shows', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'diana@northwind.example', '/billing');
  await expect(purchases(page).first()).toBeVisible();
  await expectYearsToAddUp(page);
  const total = sum(await amounts(page));
  const ascending = (await amounts(page)).toSorted((one, other) => one - other);
  await sortByAmount(page);
  await expect.poll(() => amounts(page)).toEqual(ascending.toReversed());
  await sortByAmount(page);
  await expect.poll(() => amounts(page)).toEqual(ascending);

  const order =
    /order (\S+)$/.exec(
      (await purchases(page).first().getByRole('link').getAttribute('aria-label')) ?? '',
    )?.[1] ?? '';
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill(order);
  await expect(purchases(page)).toHaveCount(1);
  const saving = page.waitForEvent('download');
  await purchases(page)
    .getByRole('button', { name: `PDF receipt of order ${order}` })
    .click();
  const receipt = await readReceipt(await saving);
  expect(receipt.fileName).toBe(`Axure Receipt ${order}.pdf`);
  const [amount = Number.NaN] = await amounts(page);
  expect(receipt.text).toContain(dollars(amount));
  await page.getByRole('button', { name: 'Clear the search' }).click();

  const archive = await downloadArchive(page);
  expect(archive.total).toBe(total);
  expect(sum(archive.amounts)).toBe(total);
  expect(archive.receipts).toHaveLength(ascending.length);

  const period = page.getByLabel('Period of the transactions');
  const [year = ''] = (await period.locator('option').allTextContents())
    .filter((text) => /^\d{4}$/.test(text))
    .slice(-1);
  await period.selectOption(year);
  await expect(page).toHaveURL(new RegExp(`period=${year}`));
  await expect(page.getByRole('figure', { name: `Spent by month in ${year}` })).toBeVisible();
  const ofYear = await downloadArchive(page);
  expect(ofYear.fileName).toContain(`${year}-01-01 to ${year}-12-31`);
  expect(ofYear.total).toBe(sum(await amounts(page)));
});
