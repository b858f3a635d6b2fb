import { routes } from './paths';

/** Pages of their own under the buy page, also where their addresses are incomplete, in any case; never read as actions (NAV-17). */
const PAGES: readonly string[] = [
  'thankyou',
  'change-edition',
  'change-term',
  'perpetual-upgrade',
  'renew',
  'add-users',
  'transfer',
  'reactivate',
  'retry-payment',
];

/** Actions that stand for a tab (D-11); all others leave the page as it is. */
const TYPES: Readonly<Record<string, string>> = { cfb: 'cfb', perpUpgrade: 'upgrade9' };

/** What makes an upgrade one of the framed page, and a purchase one of a tab (BUY-05, BUY-17). */
const OF_BUY_PAGE = ['type', 'seats', 'perpSeats', 'newEdition', 'newPerpEdition', 'upgradeCode'];

interface BuyAction {
  action: string;
  /** The group to add to. */
  subGroupId?: string | undefined;
  search: string;
}

/**
 * The buy page that an action means, with its group preselected; for the upgrade of what was selected the page of its own
 * (NAV-04, NAV-07, D-11). Null for what is no action.
 */
export function buyActionPath({ action, subGroupId, search }: BuyAction): string | null {
  if (PAGES.includes(action.toLowerCase())) return null;
  const query = new URLSearchParams(search);
  if (action === 'perpUpgrade' && !OF_BUY_PAGE.some((name) => query.has(name)))
    return routes.perpetualUpgrade;
  const type = TYPES[action];
  if (type !== undefined && !query.has('type')) query.set('type', type);
  if (subGroupId !== undefined && !query.has('sub')) query.set('sub', subGroupId);
  return query.size === 0 ? routes.buy : `${routes.buy}?${query}`;
}
