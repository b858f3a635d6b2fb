import type { Page } from 'playwright/test';
import { chooseFromMenu } from './support/choose-from-menu';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected seats' });
const more = (page: Page) => bar(page).getByRole('button', { name: 'More Actions' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('seats are canceled, work until the end of the term, and are uncanceled (CANC-02, CANC-05)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'diana@northwind.example');
  const all = page.getByRole('checkbox', { name: 'Select all 4 seats of Group 6' });
  const group = page.getByRole('region', { name: /^Group \d+$/ }).filter({ has: all });
  await all.check();
  await chooseFromMenu(page, more(page), 'Cancel Seats…');
  const asked = dialog(page, 'Cancel Seats');
  await expect(asked.getByText(/^The 4 seats in Group \d+ can be used until /)).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel 4 Seats' }).click();
  await expect(asked).toHaveCount(0);
  await expect(group.getByText(/^Subscription ends on /)).toHaveCount(4);
  await expect(group.getByText(/^Expires /)).toBeVisible();

  await page.reload();
  await expect(group.getByText(/^Subscription ends on /)).toHaveCount(4);
  await all.check();
  await chooseFromMenu(page, more(page), 'Uncancel');
  await dialog(page, 'Uncancel Seats').getByRole('button', { name: 'Uncancel 4 Seats' }).click();
  await expect(group.getByText(/^Renews /)).toBeVisible();
  await expect(group.getByText(/^Subscription ends on /)).toHaveCount(0);
});

test('authors of a cloud group are canceled by number, then the whole group (CANC-11, CANC-14)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'cora@brightline.example');
  const group = page
    .getByRole('region', { name: /^Group \d+$/ })
    .filter({ hasText: /\d+ Authors?, / })
    .filter({ hasText: /Renews / })
    .first();
  const name = (await group.getAttribute('aria-label')) ?? '';
  const same = page.getByRole('region', { name, exact: true });
  const actions = same.getByRole('button', { name: `Actions for ${name}` });
  await chooseFromMenu(page, actions, 'Cancel/Uncancel Seats');
  const form = dialog(page, 'Cancel/Uncancel Seats');
  await expectSound(page, 'numbers of canceled seats', [320, 1440]);
  await form.getByRole('spinbutton', { name: 'Canceled Cloud Author seats' }).fill('1');
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(same.getByText(/^1 of \d+ authors? canceled: it works until /)).toBeVisible();

  await chooseFromMenu(page, actions, `Cancel ${name}…`);
  await dialog(page, `Cancel ${name}`).getByRole('button', { name: 'Cancel Group' }).click();
  await expect(same.getByText(/^Expires /)).toBeVisible();
  await same.getByRole('button', { name: 'Uncancel Group' }).click();
  await expect(same.getByText(/^Renews /)).toBeVisible();
});
