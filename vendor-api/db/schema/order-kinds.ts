/**
 * What can be ordered. `rp`, `ase` and `cloud` are the carts of the store, `addUsers` is the one of a purchase order;
 * `upgrade` is of perpetual licences; `renewal` is ordered by the billing cycle, `retry` by a customer after it failed.
 * `autoRenew` has a purchase order renew by card, `transfer` hands a group over; neither is a sale.
 */
export const ORDER_KINDS = [
  'rp',
  'ase',
  'cloud',
  'addUsers',
  'upgrade',
  'edition',
  'term',
  'poRenewal',
  'autoRenew',
  'retry',
  'reactivation',
  'transfer',
  'renewal',
] as const;
export type OrderKindName = (typeof ORDER_KINDS)[number];
