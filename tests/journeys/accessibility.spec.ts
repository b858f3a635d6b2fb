import type { Page } from 'playwright/test';
import { seriousFindings } from './support/axe';
import { chooseSeats } from './support/checkout';
import { horizontalOverflow } from './support/layout';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const screens: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'Manage Products',
    path: '/manage',
    open: (page) => page.getByRole('region', { name: 'Group 1', exact: true }).waitFor(),
  },
  {
    name: 'the assign dialog',
    path: '/manage',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Assign Axure RP/ })
        .first()
        .click();
      await page.getByLabel(/E-mail address for/).waitFor();
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
  { name: 'Billing', path: '/billing', open: (page) => page.getByText('Credit Card on File').waitFor() },
  {
    name: 'Thank You',
    path: '/thankyou',
    open: (page) => page.getByRole('heading', { name: 'Thank You' }).waitFor(),
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, path, open } of screens) {
    test(`${name} has no serious accessibility finding and fits every width, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signIn(page, 'diana@northwind.example', path);
      await open(page);
      expect(await seriousFindings(page)).toEqual([]);
      const height = page.viewportSize()?.height ?? 900;
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => horizontalOverflow(page), `wider than ${width}`).toBe(0);
      }
    });
  }

  test(`the sign-in page has no serious accessibility finding and fits, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/manage');
    await page.getByLabel('Email').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  });
}
