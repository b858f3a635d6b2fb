import { routes } from './paths';

/** What is loaded on demand, one chunk a screen. */
export const screens = {
  manage: () => import('../features/licenses/manage-page'),
  buy: () => import('../features/store/buy-page'),
  addUsers: () => import('../features/store/add-users-page'),
  confirmation: () => import('../features/store/confirmation-page'),
  changeEdition: () => import('../features/changes/change-edition-page'),
  changeTerm: () => import('../features/changes/change-term-page'),
  perpetualUpgrade: () => import('../features/changes/perpetual/perpetual-upgrade-page'),
  reactivate: () => import('../features/changes/reactivate/reactivate-page'),
  renew: () => import('../features/changes/purchase-order/renew-page'),
  transfer: () => import('../features/changes/transfer/transfer-page'),
  thankYou: () => import('../features/store/thank-you-page'),
  retryPayment: () => import('../features/changes/retry/retry-page'),
  billing: () => import('../features/billing/billing-page'),
  profile: () => import('../features/account/profile-page'),
};

/** Loads the screen behind a path before it is shown. What fails here is asked for again when it is needed. */
export function preloadScreen(pathname: string): void {
  screenAt(pathname)().catch(() => undefined);
}

function screenAt(pathname: string): () => Promise<unknown> {
  if (pathname === routes.billing) return screens.billing;
  if (pathname === routes.profile) return screens.profile;
  if (pathname === routes.thankYou) return screens.thankYou;
  if (pathname === routes.addUsers) return screens.addUsers;
  if (pathname.startsWith(`${routes.buy}/thankyou/`)) return screens.confirmation;
  if (pathname === routes.changeEdition) return screens.changeEdition;
  if (pathname === routes.changeTerm) return screens.changeTerm;
  if (pathname === routes.perpetualUpgrade) return screens.perpetualUpgrade;
  if (pathname === routes.reactivate) return screens.reactivate;
  if (pathname === routes.renew) return screens.renew;
  if (pathname === routes.transfer) return screens.transfer;
  if (pathname.startsWith(`${routes.buy}/retry-payment/`)) return screens.retryPayment;
  if (pathname.startsWith(routes.buy)) return screens.buy;
  return screens.manage;
}
