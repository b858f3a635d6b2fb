import { routes } from './paths';

/** What is loaded on demand, one chunk a screen. */
export const screens = {
  manage: () => import('../features/licenses/manage-page'),
  buy: () => import('../features/store/buy-page'),
  confirmation: () => import('../features/store/confirmation-page'),
  thankYou: () => import('../features/store/thank-you-page'),
  billing: () => import('../features/billing/billing-page'),
};

/** Loads the screen behind a path before it is shown. What fails here is asked for again when it is needed. */
export function preloadScreen(pathname: string): void {
  screenAt(pathname)().catch(() => undefined);
}

function screenAt(pathname: string): () => Promise<unknown> {
  if (pathname === routes.billing) return screens.billing;
  if (pathname === routes.thankYou) return screens.thankYou;
  if (pathname.startsWith(`${routes.buy}/thankyou/`)) return screens.confirmation;
  if (pathname.startsWith(routes.buy)) return screens.buy;
  return screens.manage;
}
