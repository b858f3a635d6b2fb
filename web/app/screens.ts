import type { ComponentType } from 'react';
import { routes } from './paths';
import { titles } from './titles';

export type ScreenName = Exclude<
  keyof typeof routes,
  'home' | 'login' | 'buyAction' | 'buyCloudForBusiness' | 'buyCloudForBusinessBefore'
>;

const SCREENS = {
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

const loaded = new Map<ScreenName, ComponentType>();

/** Null until loaded. */
export const loadedScreen = (name: ScreenName): ComponentType | null => loaded.get(name) ?? null;

export async function loadScreen(name: ScreenName): Promise<ComponentType> {
  const screen = await SCREENS[name]();
  loaded.set(name, screen);
  return screen;
}

/** Returns the screen behind a path, for use before the router has loaded. */
export function screenAt(pathname: string): ScreenName {
  const path = normalized(pathname);
  const other = path.startsWith(routes.buy) ? 'buy' : 'manage';
  return SCREEN_NAMES.find((each) => isPathOf(routes[each], path)) ?? other;
}

/** Title of the page behind a path, where it is known in advance. */
export function titleAt(pathname: string): string | undefined {
  const known: Partial<Record<ScreenName, string>> = titles;
  return known[screenAt(pathname)];
}

/** Preloads the screen behind a path. Failures are ignored: it is loaded again when needed. */
export function preloadScreen(pathname: string): void {
  loadScreen(screenAt(pathname)).catch(() => undefined);
}

/** Checks a path against a route; for a route with a parameter the prefix is enough. */
function isPathOf(route: string, pathname: string): boolean {
  const [start = route, parameter] = route.split(':');
  return parameter === undefined ? pathname === route : pathname.startsWith(start);
}

/** Ignores case and a slash at the end, like the router. */
const normalized = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');
