import { expect, test } from './support/test';

test.use({ viewport: { width: 375, height: 800 } });

test('the playground has room for a query and its answer on a narrow screen', async ({ page, portal }) => {
  await page.goto(`${portal.urls.portal}/playground`);
  for (const name of ['Operation Editor', 'Result Window']) {
    const part = page.getByRole('region', { name });
    await part.waitFor();
    const { width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(Math.min(width, height), name).toBeGreaterThan(200);
  }
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
});
