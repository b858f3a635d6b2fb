import { abandonedCart } from '../session/storage/tab-memory';
import { isOfTab, type Place, type Tab } from './tabs';

/** Address of a tab; Buy keeps the cart from before the customer went elsewhere. */
export function addressOf(tab: Tab, place: Place, viewerId: string): string {
  const cart = tab.name === 'buy' && !isOfTab(tab, place) ? abandonedCart.load(viewerId) : null;
  return cart ? `${tab.path}?${cart}` : tab.path;
}
