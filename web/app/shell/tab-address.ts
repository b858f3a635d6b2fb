import { abandonedCart } from '../session/storage/tab-memory';
import { isOfTab, type Tab } from './tabs';

/** Address of a tab; Buy keeps the cart from before the customer went elsewhere. */
export function addressOf(tab: Tab, pathname: string, viewerId: string): string {
  const cart = tab.name === 'buy' && !isOfTab(tab, pathname) ? abandonedCart.load(viewerId) : null;
  return cart ? `${tab.path}?${cart}` : tab.path;
}
