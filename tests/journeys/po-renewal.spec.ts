import type { Locator, Page } from 'playwright/test';
import { message } from '../../domain/messages/catalogue';
import { fillCard, orderNumber, visa } from './support/checkout';
import { chooseFromMenu } from './support/choose-from-menu';
import { expectSound } from './support/screen';
import { beSignedIn, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const paula = 'paula@harborview.example';
const main = (page: Page) => page.getByRole('main');
const total = (page: Page) => page.getByRole('complementary').locator('strong').first();

const groupOf = (page: Page, contents: string): Locator =>
  page.getByRole('region', { name: /^Group \d+$/ }).filter({ hasText: contents });

async function goOn(page: Page, contents: string, action: 'Renew' | 'Auto Renew', term: string) {
  await groupOf(page, contents)
    .getByRole('button', { name: new RegExp(`^${action} Group`) })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await dialog.getByRole('radio', { name: term }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review Your Changes' })).toBeVisible();
}

async function submit(page: Page, label: string) {
  const button = page.getByRole('button', { name: label, exact: true });
  await expect(button).toBeEnabled();
  await button.click();
  await orderNumber(page);
}

async function endOf(group: Locator): Promise<Date> {
  await expect(group).toContainText(/Expires \w+ \d+, \d{4}/);
  const [, day = ''] = /Expires (\w+ \d+, \d{4})/.exec((await group.textContent()) ?? '') ?? [];
  return new Date(`${day} UTC`);
}

/** Expects refusals for seats of a purchase order, which end by themselves. */
async function expectLeftToEnd(page: Page): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Selected seats' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('checkbox', { name: /^Select all 8 seats of/ }).check();
  await bar.getByRole('button', { name: 'Change Billing Term' }).click();
  await expect(dialog.getByText(message.termPurchaseOrder('store.example'))).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseFromMenu(page, bar.getByRole('button', { name: 'More Actions' }), 'Cancel Seats…');
  await expect(dialog.getByText(message.cancelPurchaseOrder)).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Clear' }).click();
}

test('an owner renews some seats of a purchase order for a year; those left out end when they would have (PO-01, PO-02, PO-06, PO-09) @desktop', async ({
  page,
}) => {
  await signIn(page, paula);
  await expect(groupOf(page, '5 Pro, 3 Team')).toContainText('Purchase order');
  const end = await endOf(groupOf(page, '5 Pro, 3 Team'));
  await expectLeftToEnd(page);
  await goOn(page, '5 Pro, 3 Team', 'Renew', 'Annual');
  // The coupon covers two of the four Pro seats that do not end by themselves.
  await expect(total(page)).toHaveText('$2,622.00');
  await page.getByRole('checkbox', { name: 'All seats' }).uncheck();
  await expect(main(page)).toContainText('Please select at least one seat to renew.');
  await expect(page.getByRole('button', { name: 'Renew Subscription(s)' })).toBeDisabled();
  await expectSound(page, 'a renewal of no seat');
  await page.getByRole('checkbox', { name: 'All seats' }).check();
  await page.getByRole('checkbox', { name: 'Renew Axure RP Team, unassigned' }).uncheck();
  await expect(total(page)).toHaveText('$2,118.00');
  await page.getByRole('button', { name: 'Explain all' }).click();
  await expectSound(page, 'a renewal of some seats');
  await fillCard(page, visa);
  await submit(page, 'Renew Subscription(s)');
  await expect(main(page)).toContainText('Subscription renewed');
  await expect(main(page)).not.toContainText('Next Billed Date');
  await expect(main(page)).toContainText('$2,118.00');

  await page.goto('/manage');
  // Seats that were not renewed form a group that cannot be renewed.
  const leftOut = groupOf(page, '1 Pro, 1 Team');
  expect(await endOf(leftOut)).toEqual(end);
  await expect(leftOut).toContainText('Purchase order');
  await expect(leftOut.getByText(/^Subscription ends on /)).toHaveCount(2);
  await expect(leftOut.getByRole('button', { name: /^Renew/ })).toHaveCount(0);
  const renewed = groupOf(page, '4 Pro, 2 Team');
  const newEnd = new Date(end);
  newEnd.setUTCFullYear(end.getUTCFullYear() + 1);
  expect(await endOf(renewed)).toEqual(newEnd);
  await expect(renewed).toContainText('Purchase order');
  await expect(renewed).not.toContainText('Subscription ends on');
});

test('an owner has a purchase order renew by itself: nothing is charged, and it is none any more (PO-01, PO-05, PO-14)', async ({
  page,
}) => {
  await signIn(page, paula);
  await goOn(page, 'Enterprise', 'Auto Renew', '2 Year');
  await expect(main(page)).toContainText(
    'The card is charged on the expiry date and at each term end, not today.',
  );
  await expect(total(page)).toHaveText('$0.00');
  await expectSound(page, 'a purchase order that is to renew by itself');
  await fillCard(page, visa);
  await submit(page, 'Auto Renew Subscription(s)');
  await expect(main(page)).toContainText('Automatic renewal turned on');

  await page.goto('/manage');
  const office = groupOf(page, 'Enterprise');
  await expect(office).toContainText('Renews');
  await expect(office).not.toContainText('Purchase order');
  await expect(office.getByRole('button', { name: 'Auto Renew' })).toHaveCount(0);
});

test('an owner renews what was ordered in the cloud, by the seat and as a bundle (PO-06, PO-07, PO-09)', async ({
  page,
}) => {
  await beSignedIn(page, paula);
  for (const { contents, amount, term } of [
    { contents: '4 Authors, 6 Publishers', amount: '$2,976.00', term: 'Annual' },
    { contents: '10 Publishers', amount: '$3,888.00', term: '2 Year' },
  ]) {
    await page.goto('/manage?cloud=true');
    await goOn(page, contents, 'Renew', term);
    await expect(total(page)).toHaveText(amount);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expectSound(page, `a renewal of ${contents}`);
    await fillCard(page, visa);
    await submit(page, 'Renew Subscription(s)');
    await expect(main(page)).toContainText(amount);
  }
  await page.goto('/manage?cloud=true');
  await expect(groupOf(page, '10 Publishers')).toContainText('Purchase order');
  await expect(page.getByRole('button', { name: 'Auto Renew' })).toHaveCount(0);
});
