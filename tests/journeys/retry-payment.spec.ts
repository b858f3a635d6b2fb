import type { Page } from 'playwright/test';
import { message } from '../../domain/messages/catalogue';
import { fillCard, submitButton, visa } from './support/checkout';
import { chooseFromMenu } from './support/choose-from-menu';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const fiona = 'fiona@fenwick.example';
const main = (page: Page) => page.getByRole('main');
const total = (page: Page) => page.getByRole('complementary').locator('strong');
const details = (page: Page) => page.getByRole('button', { name: /^More Details/ });

/** While the address has the parameter, even after a reload, the order is not shown as complete. */
async function expectProcessing(page: Page): Promise<void> {
  await expect(main(page)).toContainText(
    'Your renewal is being processed. This change may take a few minutes.',
  );
  await expect(page).toHaveURL(/\/buy\/thankyou\/[^/?]+\?processing=1$/);
  await expect(main(page)).toContainText('$504.00');
  await expect(main(page).getByText('Processing', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Complete', { exact: true })).toHaveCount(0);
}

/** Expects a dialog with this refusal, and closes it. */
async function expectSaid(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Expects refusals for seats with a failed payment. */
async function expectRefused(page: Page): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Selected seats' });
  await page.getByRole('checkbox', { name: /^Select all \d+ seats? of/ }).check();
  await bar.getByRole('button', { name: 'Change Edition' }).click();
  await expectSaid(page, message.editionPastDue);
  await bar.getByRole('button', { name: 'Change Billing Term' }).click();
  await expectSaid(page, message.termPastDue);
  await chooseFromMenu(page, bar.getByRole('button', { name: 'More Actions' }), 'Cancel Seats…');
  await expectSaid(page, message.pastDue);
  await bar.getByRole('button', { name: 'Clear' }).click();
}

test('a manager sees whom to ask about a failed payment, and about actions of the owner', async ({
  page,
}) => {
  await signIn(page, 'nils@fenwick.example');
  await expect(main(page)).toContainText(message.paymentFailedForOthers);
  await page.getByRole('checkbox', { name: /^Select all \d+ seats? of/ }).check();
  await chooseFromMenu(page, page.getByRole('button', { name: 'More Actions' }), 'Cancel Seats…');
  await expectSaid(page, message.notOwner);
});

test('the actions for a failed payment stay in view on the smallest screens, with the focus on them', async ({
  page,
}) => {
  await signIn(page, fiona);
  await details(page).waitFor();
  for (const [width, height] of [
    [375, 667],
    [667, 375],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await details(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Why it failed')).toBeVisible();
    const retry = dialog.getByRole('link', { name: 'Retry Payment' });
    await expect(retry).toBeFocused();
    await expect(retry).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Cancel Group' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('an owner pays for some seats of a group whose payment failed, and lets another group go (PAY-11) @desktop', async ({
  page,
}) => {
  await signIn(page, fiona);
  await expectRefused(page);
  await details(page).click();
  const dialog = page.getByRole('dialog', { name: /^Automatic payment failed on / });
  await expect(dialog).toBeVisible();
  await expectSound(page, 'the details of a failed payment');
  await dialog.getByRole('link', { name: 'Retry Payment' }).click();

  await expect(page).toHaveURL(/\/buy\/retry-payment\/[^/?]+$/);
  await expect(total(page)).toHaveText('$1,644.00');
  await expectSound(page, 'a retry');
  await page.getByRole('button', { name: 'Cancel all' }).click();
  await expect(main(page)).toContainText('Please select at least one seat to renew.');
  await expect(submitButton(page)).toBeDisabled();
  await expectSound(page, 'a retry of no seat');
  await page.getByRole('combobox', { name: 'Axure RP Team, ken.ito@fenwick.example' }).selectOption('Renew');
  await expect(total(page)).toHaveText('$504.00');
  await fillCard(page, visa);
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();

  await expectProcessing(page);
  await page.reload();
  await expectProcessing(page);

  await page.goto('/manage');
  await expect(main(page)).toContainText('Group 1');
  await expect(details(page)).toHaveCount(0);
  await page.goto('/manage?cloud=true');
  await chooseFromMenu(page, page.getByRole('button', { name: /^Actions for/ }), 'Transfer Ownership');
  await expectSaid(page, message.pastDueCloud);
  await details(page).click();
  await page.getByRole('button', { name: 'Cancel Group' }).click();
  const question = page.getByRole('dialog', {
    name: 'Are you sure you want to cancel this subscription group?',
  });
  await expectSound(page, 'the question before a group is canceled');
  await expect(page.locator('.mantine-Modal-overlay').filter({ visible: true })).toHaveCount(1);
  await question.getByRole('button', { name: 'Cancel Group' }).click();
  await expect(page.getByRole('region', { name: 'Expired' })).toBeVisible();
  await expect(details(page)).toHaveCount(0);
});
