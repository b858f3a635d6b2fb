import type { RequestedUpgrade } from '#domain/changes/upgrade/upgrade-frame-url';
import type { BuyTab } from '#domain/store/carts/buy-tab';
import { buyPath } from '../../../app/paths';
import { rpCartCodec } from '../cart/cart-query';
import { COMMON_NAMES } from '../cart/query-values';
import { cfbCartCodec, organizationCartCodec } from '../cloud/cfb-query';

const CLOUD_AUTHOR_NAME = 'cloudauthor';

const TYPE_NAME = 'type';

const CART_NAMES: Readonly<Record<BuyTab, readonly string[]>> = {
  rp: rpCartCodec.names,
  cfb: cfbCartCodec.names,
  cloud: organizationCartCodec.names,
  upgrade9: [],
};

export function emptyTabPath(tab: BuyTab, cloudAuthor: boolean): string {
  return buyPath({ ...(tab === 'rp' ? {} : { type: tab }), cloudAuthor });
}

export function isCloudAuthorAsked(query: URLSearchParams): boolean {
  return query.get(CLOUD_AUTHOR_NAME) === 'true';
}

export function keptSearch(query: URLSearchParams, tab: BuyTab): string {
  const kept = new URLSearchParams([...query].filter(([name]) => CART_NAMES[tab].includes(name)));
  if (kept.size > 0 && tab !== 'rp') kept.set(TYPE_NAME, tab);
  // Without this the tab would not reopen for customers it is not on sale to.
  if (kept.size > 0 && tab === 'cloud' && isCloudAuthorAsked(query)) kept.set(CLOUD_AUTHOR_NAME, 'true');
  return kept.toString();
}

/** Checks for a quantity in the cart; a term or group alone does not count. */
export function hasContents(search: string): boolean {
  const others = [...COMMON_NAMES, TYPE_NAME, CLOUD_AUTHOR_NAME];
  return [...new URLSearchParams(search)].some(([name, value]) => !others.includes(name) && value !== '0');
}

export function mayResume(query: URLSearchParams, tab: BuyTab, kept: URLSearchParams): boolean {
  if (kept.size === 0 || keptSearch(query, tab) !== '') return false;
  const isTabNamed = query.has(TYPE_NAME) || tab !== 'rp';
  return !isTabNamed || (kept.get(TYPE_NAME) ?? 'rp') === tab;
}

export function resumed(query: URLSearchParams, kept: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(query);
  for (const [name, value] of kept) {
    if (!result.has(name)) result.set(name, value);
  }
  return result;
}

export const TAB_LABELS: Readonly<Record<BuyTab, string>> = {
  rp: 'Axure RP Subscription',
  cloud: 'Axure Cloud',
  cfb: 'Axure Cloud for Business',
  upgrade9: 'Upgrade to Axure RP 9',
};

export const TABS: readonly BuyTab[] = ['rp', 'cloud', 'cfb', 'upgrade9'];

export const TAB_HEADINGS: Readonly<Record<BuyTab, string>> = {
  rp: 'Purchase Axure RP Subscription',
  cloud: 'Purchase Axure Cloud',
  cfb: 'Purchase Axure Cloud for Business',
  upgrade9: 'Upgrade to Axure RP 9',
};

export function readUpgrade(query: URLSearchParams): RequestedUpgrade {
  const list = query.get('seats') ?? query.get('perpSeats') ?? '';
  const seats = list.split(',').map((id) => id.trim());
  return {
    upgradeCode: query.get('upgradeCode') || null,
    seats: seats.filter((id) => id !== ''),
    newEdition: query.get('newEdition') || query.get('newPerpEdition') || null,
  };
}
