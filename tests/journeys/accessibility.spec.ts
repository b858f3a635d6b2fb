import { expect, type Locator, type Page } from 'playwright/test';
import { chooseSeats } from './support/checkout';
import { chooseFromMenu } from './support/choose-from-menu';
import { expectSound } from './support/screen';
import { signIn } from './support/sign-in';
import { test } from './support/test';

interface Screen {
  name: string;
  path: string;
  /** Viewer; by default the owner of several groups. */
  email?: string;
  open: (page: Page) => Promise<void>;
}

const newcomer = 'new@fresh.example';

const screens: Screen[] = [
  {
    name: 'Manage Products',
    path: '/manage',
    open: (page) => page.getByRole('region', { name: 'Group 1', exact: true }).waitFor(),
  },
  {
    name: 'the cloud tab of Manage Products',
    path: '/manage?cloud=true',
    email: 'cora@brightline.example',
    open: (page) => page.getByRole('region', { name: 'Group 5', exact: true }).waitFor(),
  },
  {
    name: 'the assign dialog',
    path: '/manage',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Assign Axure RP/ })
        .first()
        .click();
      await page.getByLabel(/Email address for/).waitFor();
    },
  },
  {
    name: 'the assign dialog of several seats',
    path: '/manage',
    open: async (page) => {
      await page.getByRole('checkbox', { name: /^Select all 3 seats/ }).check();
      await page.getByRole('button', { name: 'Assign User' }).click();
      await page.getByLabel(/^Email address for seat 3/).waitFor();
    },
  },
  {
    name: 'the domain dialog of a group with a domain',
    path: '/manage?cloud=true',
    email: 'cora@brightline.example',
    open: async (page) => {
      await chooseFromMenu(page, page.getByRole('button', { name: 'Actions for Group 3' }), 'Assign Domain');
      await page.getByText('Its seats are given to people there.').waitFor();
    },
  },
  {
    name: 'Assign from a List',
    path: '/manage/assign',
    open: async (page) => {
      const list =
        'Name;E-mail;Note\nAnn;ann@northwind.example;Porto\nNobody;;\nSam;sam.rivera@northwind.example;';
      await page.getByLabel('Paste addresses or a table').fill(list);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('There is no address.').waitFor();
    },
  },
  {
    name: 'one person',
    path: '/manage/person?email=max@northwind.example',
    open: async (page) => {
      await page.getByRole('button', { name: 'Hand everything over' }).click();
      await page.getByLabel('To').fill('sam.rivera@northwind.example');
      await page.getByText(/uses \d+ licenses? already/).waitFor();
    },
  },
  {
    name: 'Buy',
    path: '/buy',
    open: async (page) => {
      await chooseSeats(page, { pro: 2, team: 1 });
      await page.getByText('Next billed date').waitFor();
    },
  },
  {
    name: 'Buy with a new card',
    path: '/buy',
    email: newcomer,
    open: (page) => page.getByLabel('Card Number').waitFor(),
  },
  {
    name: 'the confirmation',
    path: '/billing',
    open: async (page) => {
      await page
        .getByRole('link', { name: /^Details/ })
        .first()
        .click();
      await page.getByText('Order Number').first().waitFor();
    },
  },
  {
    name: 'Manage Products without products',
    path: '/manage',
    email: newcomer,
    open: (page) => page.getByText('Proceed to Purchase').waitFor(),
  },
  {
    name: 'Thank You',
    path: '/thankyou',
    open: (page) => page.getByRole('heading', { name: 'Thank You' }).waitFor(),
  },
];

for (const { name, path, open, email = 'diana@northwind.example' } of screens) {
  test(`${name} fits and is accessible`, async ({ page }) => {
    await signIn(page, email, path);
    await open(page);
    await expectSound(page, name);
  });
}

test('selections show in forced-colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'diana@northwind.example', '/manage');
  const filter = page.getByRole('button', { name: /^Unassigned/ });
  await filter.click();
  const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  const background = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosen = await background(tabs.first());
  expect(await background(tabs.nth(1))).not.toBe(chosen);
  expect(await background(page.getByRole('link', { name: 'Axure RP', exact: true }))).toBe(chosen);
  // React renders the result of a click after the click.
  await expect.poll(() => background(filter)).toBe(chosen);
  expect(await background(page.getByRole('button', { name: /^Ends within 90 days/ }))).not.toBe(chosen);
  await page.goto('/billing');
  const receipts = page.getByRole('checkbox', { name: /^Send subscription renewal/ });
  await expect.poll(() => background(receipts)).toBe(chosen);
});
