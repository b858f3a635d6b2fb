import type { Page } from 'playwright/test';

/** Holds back the answers to an operation, as a slow service would; returns the way to let them go. */
export async function holdAnswers(page: Page, operation: string): Promise<() => void> {
  let letGo = () => {};
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(operation)) await isOver;
    await route.fallback();
  });
  return letGo;
}
