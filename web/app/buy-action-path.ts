import { routes } from './paths';

/** Pages under `/buy`, matched in any case; never actions (NAV-17). */
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

/** Actions that select a tab (D-11); all others leave the page as it is. */
const TYPES: Readonly<Record<string, string>> = { cfb: 'cfb', perpUpgrade: 'upgrade9' };

/** Parameters that select the framed upgrade page or a tab (BUY-05, BUY-17). */
const OF_BUY_PAGE = ['type', 'seats', 'perpSeats', 'newEdition', 'newPerpEdition', 'upgradeCode'];

interface BuyAction {
  action: string;
  subGroupId?: string | undefined;
  search: string;
}

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
