import { matchPath } from 'react-router-dom';
import { routes } from '../paths';
import { abandonedCart } from '../session/storage/tab-memory';
import { titles } from '../titles';

export interface Tab {
  label: string;
  path: string;
}

const BUY: Tab = { label: 'Buy', path: routes.buy };

const TABS: readonly Tab[] = [
  { label: titles.manage, path: routes.manage },
  BUY,
  { label: titles.billing, path: routes.billing },
  { label: titles.profile, path: routes.profile },
];

/** Pages under the address of Buy that change existing licenses. */
const OF_MANAGE: readonly string[] = [
  routes.addUsers,
  routes.retryPayment,
  routes.changeEdition,
  routes.changeTerm,
  routes.perpetualUpgrade,
  routes.reactivate,
  routes.renew,
  routes.transfer,
];

export function isOfTab({ path }: Tab, pathname: string): boolean {
  const place = OF_MANAGE.some((page) => matchPath(page, pathname)) ? routes.manage : pathname;
  return matchPath(`${path}/*`, place) !== null;
}

/** Address of a tab; Buy keeps the cart from before the customer went elsewhere. */
export function addressOf(tab: Tab, pathname: string, viewerId: string): string {
  const cart = tab === BUY && !isOfTab(tab, pathname) ? abandonedCart.load(viewerId) : null;
  return cart ? `${tab.path}?${cart}` : tab.path;
}

export function tabsFor(isDelegate: boolean): readonly Tab[] {
  return isDelegate ? TABS.filter((tab) => tab !== BUY) : TABS;
}
