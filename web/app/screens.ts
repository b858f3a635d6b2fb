import type { ComponentType } from 'react';
import { routes } from './paths';

type ScreenName = Exclude<
  keyof typeof routes,
  'home' | 'login' | 'buyAction' | 'buyCloudForBusiness' | 'buyCloudForBusinessBefore'
>;

export const SCREENS = {
  manage: async () => (await import('../features/licenses/manage-page')).ManagePage,
  assignList: async () => (await import('../features/licenses/assign-list/assign-list-page')).AssignListPage,
  person: async () => (await import('../features/licenses/people/person-page')).PersonPage,
  activity: async () => (await import('../features/licenses/activity/activity-page')).ActivityPage,
  whatIf: async () => (await import('../features/licenses/what-if/what-if-page')).WhatIfPage,
  buy: async () => (await import('../features/store/buy-page')).BuyPage,
  addUsers: async () => (await import('../features/store/add-users-page')).AddUsersPage,
  confirmation: async () => (await import('../features/store/confirmation-page')).ConfirmationPage,
  retryPayment: async () => (await import('../features/changes/retry/retry-page')).RetryPage,
  changeEdition: async () => (await import('../features/changes/seats/change-pages')).ChangeEditionPage,
  changeTerm: async () => (await import('../features/changes/seats/change-pages')).ChangeTermPage,
  perpetualUpgrade: async () =>
    (await import('../features/changes/perpetual/perpetual-upgrade-page')).PerpetualUpgradePage,
  reactivate: async () => (await import('../features/changes/reactivate/reactivate-page')).ReactivatePage,
  renew: async () => (await import('../features/changes/purchase-order/renew-page')).RenewPage,
  transfer: async () => (await import('../features/changes/transfer/transfer-page')).TransferPage,
  thankYou: async () => (await import('../features/store/thank-you-page')).ThankYouPage,
  billing: async () => (await import('../features/billing/billing-page')).BillingPage,
  profile: async () => (await import('../features/account/profile-page')).ProfilePage,
} satisfies Record<ScreenName, () => Promise<ComponentType>>;

export const SCREEN_NAMES = Object.keys(SCREENS).filter((name): name is ScreenName => name in SCREENS);

/** Loads the screen behind a path before it is shown. What fails here is asked for again when it is needed. */
export function preloadScreen(pathname: string): void {
  const other = pathname.startsWith(routes.buy) ? 'buy' : 'manage';
  const name = SCREEN_NAMES.find((each) => isPathOf(routes[each], pathname)) ?? other;
  SCREENS[name]().catch(() => undefined);
}

/** The router is not here yet, and of a route with a parameter its beginning is enough. */
function isPathOf(route: string, pathname: string): boolean {
  const [start = route, parameter] = route.split(':');
  return parameter === undefined ? pathname === route : pathname.startsWith(start);
}
