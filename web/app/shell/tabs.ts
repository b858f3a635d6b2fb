import { isFromBilling } from '../opened-from';
import { routes } from '../paths';
import { type ScreenName, screenAt } from '../screens';
import { abandonedCart } from '../session/storage/tab-memory';
import { titles } from '../titles';

type TabName = 'manage' | 'buy' | 'billing' | 'profile';

export interface Tab {
  name: TabName;
  label: string;
  path: string;
}

const TABS: readonly Tab[] = [
  { name: 'manage', label: titles.manage, path: routes.manage },
  { name: 'buy', label: 'Buy', path: routes.buy },
  { name: 'billing', label: titles.billing, path: routes.billing },
  { name: 'profile', label: titles.profile, path: routes.profile },
];

/** Pages that change existing licenses belong to Manage Products, although most have an address under that of Buy. */
const TAB_OF = {
  manage: 'manage',
  assignList: 'manage',
  person: 'manage',
  activity: 'manage',
  whatIf: 'manage',
  buy: 'buy',
  addUsers: 'manage',
  confirmation: 'buy',
  retryPayment: 'manage',
  changeEdition: 'manage',
  changeTerm: 'manage',
  perpetualUpgrade: 'manage',
  reactivate: 'manage',
  renew: 'manage',
  transfer: 'manage',
  thankYou: 'manage',
  billing: 'billing',
  profile: 'profile',
} satisfies Record<ScreenName, TabName>;

export interface Place {
  pathname: string;
  state: unknown;
}

export function isOfTab({ name }: Tab, { pathname, state }: Place): boolean {
  const screen = screenAt(pathname);
  const tab = screen === 'confirmation' && isFromBilling(state) ? 'billing' : TAB_OF[screen];
  return tab === name;
}

export function tabsFor(isDelegate: boolean): readonly Tab[] {
  return isDelegate ? TABS.filter(({ name }) => name !== 'buy') : TABS;
}

/** Address of a tab; Buy keeps the cart from before the customer went elsewhere. */
export function addressOf(tab: Tab, place: Place, viewerId: string): string {
  const cart = tab.name === 'buy' && !isOfTab(tab, place) ? abandonedCart.load(viewerId) : null;
  return cart ? `${tab.path}?${cart}` : tab.path;
}
