/** Every path of the portal and of the hosts it links to; nothing else spells one. */

export const routes = {
  home: '/',
  login: '/login',
  manage: '/manage',
  buy: '/buy',
  buyCloudForBusiness: '/buy/cfb',
  confirmation: '/buy/thankyou/:saleId',
  thankYou: '/thankyou',
  billing: '/billing',
} as const;

/** The Transaction History section of the billing page (D-28). */
export const transactionsHash = 'transactions';

export const transactionsPath = `${routes.billing}#${transactionsHash}`;

export const graphqlPath = '/graphql';

export type BuyType = 'rp' | 'cfb';

export function managePath(target: { sub?: string; assign?: boolean } = {}): string {
  return withQuery(routes.manage, { sub: target.sub, assign: target.assign ? 'true' : undefined });
}

/** The buy page; `sub` names the group to add seats to (D-83). */
export function buyPath(target: { type?: BuyType; sub?: string } = {}): string {
  return withQuery(routes.buy, { type: target.type, sub: target.sub });
}

export function confirmationPath(saleId: string): string {
  return routes.confirmation.replace(':saleId', encodeURIComponent(saleId));
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
