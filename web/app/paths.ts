import type { Edition } from '#domain/licenses/edition';
import type { BuyTab } from '#domain/store/carts/buy-tab';
import type { AseLicenseType } from '#domain/store/carts/cart-items';
import type { TermCode } from '#domain/terms/term-code';
import { titles } from './titles';

/** Every path of the portal and of the hosts it links to, spelled only here. */

export const routes = {
  home: '/',
  login: '/login',
  manage: '/manage',
  assignList: '/manage/assign',
  person: '/manage/person',
  activity: '/manage/activity',
  whatIf: '/manage/what-if',
  buy: '/buy',
  buyCloudForBusiness: '/buy/cfb',
  addUsers: '/buy/add-users',
  buyAction: '/buy/:action/:subGroupId?',
  /** Former path of `buyCloudForBusiness`, kept for old links (NAV-16). */
  buyCloudForBusinessBefore: '/cart/buyase',
  confirmation: '/buy/thankyou/:saleId',
  retryPayment: '/buy/retry-payment/:subscriptionId',
  changeEdition: '/buy/change-edition',
  changeTerm: '/buy/change-term',
  perpetualUpgrade: '/buy/perpetual-upgrade',
  reactivate: '/buy/reactivate',
  renew: '/buy/renew',
  transfer: '/buy/transfer',
  thankYou: '/thankyou',
  billing: '/billing',
  profile: '/profile',
} as const;

/** Pages on which something is ordered or was just ordered. */
export function isOrderPage(pathname: string): boolean {
  return pathname.startsWith(routes.buy) || pathname === routes.thankYou;
}

export const transactionsHash = 'transactions';

export const transactionsPath = `${routes.billing}#${transactionsHash}`;

export const graphqlPath = '/graphql';

export const uploadPhotoPath = '/upload/profile-image';

interface ManageTarget {
  cloud?: boolean;
  rp?: boolean;
  sub?: string;
  assign?: boolean;
}

export function managePath({ cloud, rp, sub, assign }: ManageTarget = {}): string {
  return withQuery(routes.manage, {
    cloud: cloud ? 'true' : rp ? 'false' : undefined,
    sub,
    assign: assign ? 'true' : undefined,
  });
}

export const backToManage = { to: managePath(), label: titles.manage };

export function personPath(email: string): string {
  return withQuery(routes.person, { email });
}

export function activityPath({ person, seat }: { person?: string | undefined; seat?: string } = {}): string {
  return withQuery(routes.activity, { person, seat });
}

interface BuyTarget {
  type?: BuyTab;
  sub?: string;
  /** Requests Axure Cloud while it is not generally on sale (BUY-09). */
  cloudAuthor?: boolean;
}

export function buyPath({ type, sub, cloudAuthor }: BuyTarget = {}): string {
  return withQuery(routes.buy, { type, sub, cloudauthor: cloudAuthor ? 'true' : undefined });
}

export function upgradeCodePath(upgradeCode: string): string {
  return withQuery(routes.buy, { type: '3', upgradeCode });
}

export function changeEditionPath(edition: Edition): string {
  return withQuery(routes.changeEdition, { newEdition: String(edition) });
}

export function changeTermPath(term: TermCode): string {
  return withQuery(routes.changeTerm, { newTerm: String(term) });
}

export function changeBundlePath(tier: AseLicenseType, subId: string): string {
  return withQuery(routes.changeEdition, { newEdition: String(tier), isCloud: 'true', subId });
}

export function changeCloudTermPath(term: TermCode, subId: string): string {
  return withQuery(routes.changeTerm, { newTerm: String(term), isCloud: 'true', subId });
}

export function addUsersPath(subId: string): string {
  return withQuery(routes.addUsers, { subId });
}

interface ReactivateTarget {
  isCloud: boolean;
  subId: string;
  newTerm: TermCode;
}

export function reactivatePath({ isCloud, subId, newTerm }: ReactivateTarget): string {
  return withQuery(routes.reactivate, { isCloud: String(isCloud), subId, newTerm: String(newTerm) });
}

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

export function retryPaymentPath(
  subscriptionId: string,
  { isCloud = false }: { isCloud?: boolean } = {},
): string {
  const path = routes.retryPayment.replace(':subscriptionId', encodeURIComponent(subscriptionId));
  return withQuery(path, { isCloud: isCloud ? 'true' : undefined });
}

/** Path of an order's confirmation, or of the thank-you page when nothing was charged (EDIT-11, CONF-09). */
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
