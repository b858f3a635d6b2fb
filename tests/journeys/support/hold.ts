import type { Page } from 'playwright/test';

/** Holds the answers to an operation, like a slow service; returns the function that releases them. */
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
