import type { Edition } from '#domain/licenses/edition';
import type { AseLicenseType } from '#domain/store/ase-cart';
import type { BuyTab } from '#domain/store/buy-tab';
import type { TermCode } from '#domain/terms/term-code';

/** Every path of the portal and of the hosts it links to; nothing else spells one. */

export const routes = {
  home: '/',
  login: '/login',
  manage: '/manage',
  buy: '/buy',
  buyCloudForBusiness: '/buy/cfb',
  /** Adds users to a purchase order (NAV-09). */
  addUsers: '/buy/add-users',
  /** The buy page with something in mind (NAV-04). */
  buyAction: '/buy/:action/:subGroupId?',
  /** What `buyCloudForBusiness` was called before; old links lead there (NAV-16). */
  buyCloudForBusinessBefore: '/cart/buyase',
  confirmation: '/buy/thankyou/:saleId',
  /** Where a failed payment is made good (NAV-12). */
  retryPayment: '/buy/retry-payment/:subscriptionId',
  changeEdition: '/buy/change-edition',
  changeTerm: '/buy/change-term',
  perpetualUpgrade: '/buy/perpetual-upgrade',
  reactivate: '/buy/reactivate',
  /** Renews a purchase order (NAV-08). */
  renew: '/buy/renew',
  /** Where a group is taken over (NAV-10). */
  transfer: '/buy/transfer',
  thankYou: '/thankyou',
  billing: '/billing',
  profile: '/profile',
} as const;

/** The Transaction History section of the billing page (D-28). */
export const transactionsHash = 'transactions';

export const transactionsPath = `${routes.billing}#${transactionsHash}`;

export const graphqlPath = '/graphql';

/** Where a new profile photo is sent. */
export const uploadPhotoPath = '/upload/profile-image';

interface ManageTarget {
  /** Opens the cloud tab. */
  cloud?: boolean;
  /** Opens the RP tab, also for somebody who has cloud products alone. */
  rp?: boolean;
  /** The group to bring into view. */
  sub?: string;
  /** Starts assigning it. */
  assign?: boolean;
}

/** The manage page (T-13, T-14). */
export function managePath({ cloud, rp, sub, assign }: ManageTarget = {}): string {
  return withQuery(routes.manage, {
    cloud: cloud ? 'true' : rp ? 'false' : undefined,
    sub,
    assign: assign ? 'true' : undefined,
  });
}

interface BuyTarget {
  type?: BuyTab;
  /** The group to add seats to (D-83). */
  sub?: string;
  /** Asks for Axure Cloud where it is not on sale to everybody (BUY-09). */
  cloudAuthor?: boolean;
}

export function buyPath({ type, sub, cloudAuthor }: BuyTarget = {}): string {
  return withQuery(routes.buy, { type, sub, cloudauthor: cloudAuthor ? 'true' : undefined });
}

/** The buy tab where an upgrade code is used (PERP-09). */
export function upgradeCodePath(upgradeCode: string): string {
  return withQuery(routes.buy, { type: '3', upgradeCode });
}

/** Where selected seats get another edition (EDIT-01). */
export function changeEditionPath(edition: Edition): string {
  return withQuery(routes.changeEdition, { newEdition: String(edition) });
}

/** Where selected seats get another billing term (TERM-01). */
export function changeTermPath(term: TermCode): string {
  return withQuery(routes.changeTerm, { newTerm: String(term) });
}

/** Where a group of bundles gets another one; the group is named in the address, which outlives a reload (EDIT-15). */
export function changeBundlePath(tier: AseLicenseType, subId: string): string {
  return withQuery(routes.changeEdition, { newEdition: String(tier), isCloud: 'true', subId });
}

/** Where a cloud group gets another billing term (TERM-11). */
export function changeCloudTermPath(term: TermCode, subId: string): string {
  return withQuery(routes.changeTerm, { newTerm: String(term), isCloud: 'true', subId });
}

export function addUsersPath(subId: string): string {
  return withQuery(routes.addUsers, { subId });
}

interface ReactivateTarget {
  isCloud: boolean;
  /** The group that is over. */
  subId: string;
  newTerm: TermCode;
}

/** Where a group that is over is brought back (NAV-11, REAC-03). */
export function reactivatePath({ isCloud, subId, newTerm }: ReactivateTarget): string {
  return withQuery(routes.reactivate, { isCloud: String(isCloud), subId, newTerm: String(newTerm) });
}

/** The page that renews a purchase order, as the gateway names it, for a term (NAV-08). */
export function renewPathFor(path: string, newTerm: TermCode): string {
  return `${path}&newTerm=${newTerm}`;
}

export function confirmationPath(
  saleId: string,
  { isProcessing = false }: { isProcessing?: boolean } = {},
): string {
  const path = routes.confirmation.replace(':saleId', encodeURIComponent(saleId));
  return withQuery(path, { processing: isProcessing ? '1' : undefined });
}

/** Where a failed payment is made good (NAV-12). */
export function retryPaymentPath(
  subscriptionId: string,
  { isCloud = false }: { isCloud?: boolean } = {},
): string {
  const path = routes.retryPayment.replace(':subscriptionId', encodeURIComponent(subscriptionId));
  return withQuery(path, { isCloud: isCloud ? 'true' : undefined });
}

/** Where an order ends: at its confirmation, or at a word of thanks where nothing was charged (EDIT-11, CONF-09). */
export function orderEndPath(saleId: string | null): string {
  return saleId === null ? routes.thankYou : confirmationPath(saleId);
}

export function salesMail(supportHost: string): string {
  return `mailto:sales@${supportHost}`;
}

export function supportMail(supportHost: string): string {
  return `mailto:support@${supportHost}`;
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);
  if (pairs.length === 0) return path;
  return `${path}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
