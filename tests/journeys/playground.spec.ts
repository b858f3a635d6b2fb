import { expect, test } from './support/test';

test.use({ viewport: { width: 375, height: 800 } });

test('the playground shows a query and its answer on a narrow screen', async ({ page, portal }) => {
  await page.goto(`${portal.urls.portal}/playground`);
  await page.getByRole('button', { name: /Execute query/ }).click();
  await page.getByRole('menuitem', { name: 'Overview' }).click();
  const answer = page.getByRole('region', { name: 'Result Window' });
  await expect(answer).toContainText('"viewer": null');
  const box = await answer.boundingBox();
  expect(box?.width).toBeGreaterThan(250);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
});
