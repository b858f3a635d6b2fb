import type { Page } from 'playwright/test';
import { expectFocusSeen, tabTo } from './support/keyboard';
import { newCustomer } from './support/new-customer';
import { demoPassword, signIn, signInByHand } from './support/sign-in';
import { expect, test } from './support/test';

// With animations on, to press and measure during them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('sign-in and assigning a seat work with the keyboard alone', async ({ page }) => {
  const email = 'keyboard@northwind.example';
  await page.goto('/manage');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('diana@northwind.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Manage Products', level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /^Assign Axure RP/ })
    .first()
    .waitFor();
  await tabTo(page, /^Assign Axure RP/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/Email address for/)).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${email}, assign to somebody else` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The bar that appears with the first selection covers the end of the window.
  await page.setViewportSize({ width: 375, height: 667 });
  const all = page.getByRole('button', { name: /^Select all \d+/ });
  await all.focus();
  await all.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await page.keyboard.press('Enter');
  const bar = page.getByRole('toolbar', { name: 'Selected seats' });
  await expect(bar.getByRole('status')).not.toHaveText('0 selected');
  const bottom = await all.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(await bar.evaluate((element) => element.getBoundingClientRect().top));
  await expect(all).toBeFocused();
});

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Tabs through the open dialog once, and expects the focus inside at every step. */
async function expectFocusKept(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
}

test('name and password are changed with the keyboard alone, and the focus returns to where it was', async ({
  page,
  portal,
}) => {
  await signIn(page, await newCustomer(portal), '/profile');
  await button(page, 'Edit Name').waitFor();
  await tabTo(page, /^Edit Name$/);
  await expectFocusSeen(button(page, 'Edit Name'));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await expectFocusKept(page, 4);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Edit Name')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Augusta King');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Edit Name')).toBeFocused();

  await tabTo(page, /^Edit Password$/);
  await expectFocusSeen(button(page, 'Edit Password'));
  await page.keyboard.press('Space');
  await expect(dialog(page).getByLabel('Current Password')).toBeFocused();
  await expectFocusKept(page, 9);
  await tabTo(page, /^Current Password/);
  await page.keyboard.type(demoPassword);
  for (const label of [/^New Password/, /^Confirm Password/]) {
    await tabTo(page, label);
    await page.keyboard.type('typed without a mouse');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Edit Password')).toBeFocused();
});

test('a card is added with the keyboard alone, mistakes and all', async ({ page, portal }) => {
  await signIn(page, await newCustomer(portal), '/billing');
  await button(page, 'Add Payment Method').waitFor();
  await tabTo(page, /^Add Payment Method$/);
  await expectFocusSeen(button(page, 'Add Payment Method'));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Card Number')).toBeFocused();
  await expect(button(page, 'Save')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Country is required')).toBeVisible();
  await expect(dialog(page).getByLabel('Card Number')).toBeFocused();
  const steps: [RegExp, string][] = [
    [/^Card Number/, '4111111111111111'],
    [/^CVV/, '917'],
    [/^Month/, '12'],
    [/^Year/, String(new Date().getFullYear() + 3)],
    [/^Cardholder Name/, 'Ada Lovelace'],
    [/^Country/, 'Germ'],
    [/^VAT/, 'DE123456789'],
  ];
  for (const [label, text] of steps) {
    await tabTo(page, label, 12);
    await expectFocusSeen(page.locator(':focus'));
    await page.keyboard.type(text);
  }
  await tabTo(page, /^Save$/, 6);
  await expectFocusSeen(button(page, 'Save'));
  await page.keyboard.press('Space');
  await expect(button(page, 'Continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Edit credit card')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Card Number')).toBeFocused();
  await expectFocusKept(page, 16);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Edit credit card')).toBeFocused();
});

test('the transactions are narrowed, sorted and had with the keyboard alone', async ({ page }) => {
  await signIn(page, 'diana@northwind.example', '/billing');
  const receipts = page.getByRole('button', { name: /^PDF receipt/ });
  await receipts.first().waitFor();
  const count = await receipts.count();
  await tabTo(page, /^Period of the transactions$/);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/period=\d{4}$/);
  await expect(receipts).not.toHaveCount(count);
  await page.keyboard.press('Home');
  await expect(page).not.toHaveURL(/period=/);
  await expect(receipts).toHaveCount(count);
  await tabTo(page, /^Search transactions$/);
  await page.keyboard.type('nothing is called this');
  await expect(page.getByText('No transaction matches')).toBeVisible();
  await tabTo(page, /^Clear search$/, 4);
  await page.keyboard.press('Enter');
  await expect(receipts).toHaveCount(count);
  await tabTo(page, /^Payment Amount$/);
  await expectFocusSeen(button(page, 'Payment Amount'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Payment Amount' })).toHaveAttribute(
    'aria-sort',
    /ing$/,
  );
  await expect(button(page, 'Payment Amount')).toBeFocused();
  await tabTo(page, /^PDF receipt/);
  await expectFocusSeen(receipts.first());
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
  await tabTo(page, /^Details of order/, 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buy\/thankyou\//);
});

test('the menus of the header open, move, close and act with the keyboard alone', async ({ page }) => {
  await signInByHand(page, 'diana@northwind.example', '/profile');
  await button(page, /^Help/).waitFor();
  const items = page.getByRole('menu').locator('[role^=menuitem]');
  for (const name of [/^Help/, /^Account of/]) {
    await tabTo(page, name, 12);
    await expectFocusSeen(page.locator(':focus'));
    await page.keyboard.press('Enter');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expectFocusSeen(page.getByRole('menuitem', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a menu is closed by an Escape pressed the very moment it is there', async ({ page }) => {
  await signIn(page, 'diana@northwind.example', '/profile');
  const account = button(page, /^Account of/);
  await account.waitFor();
  for (const _time of ['loading it', 'again']) {
    // In the page, so that it runs before the timers that move the focus into the menu.
    const isPressed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver((_changes, observer) => {
            if (!document.querySelector('[role=menuitem]')) return;
            observer.disconnect();
            const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
            document.activeElement?.dispatchEvent(press);
            resolve();
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await account.click();
    await isPressed;
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    await expect(account).toBeFocused();
  }
});

test('a button that was disabled while it was busy has the focus again after its answer', async ({
  page,
}) => {
  await signIn(page, 'diana@northwind.example');
  const manageAll = button(page, /^Manage all seats of/).first();
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"GroupSeatIds"')) return route.continue();
    await expect(manageAll).toBeDisabled();
    const outage = { message: 'Out of service.', extensions: { code: 'VENDOR_UNAVAILABLE' } };
    return route.fulfill({ json: { data: { viewer: null }, errors: [outage] } });
  });
  const asked = page.waitForResponse(
    (response) => response.request().postData()?.includes('"operationName":"GroupSeatIds"') ?? false,
  );
  await manageAll.press('Enter');
  await asked;
  await expect(manageAll).toBeEnabled();
  await expect(manageAll).toBeFocused();
});
