/**
 * `change` is another edition or term, `renewal` what the billing cycle orders, `retry` one that a customer orders after
 * it failed. `autoRenew` has a purchase order renew by itself, `transfer` hands a group over; neither is a sale.
 */
export const ORDER_KINDS = [
  'rp',
  'ase',
  'cloud',
  'upgrade',
  'change',
  'renewal',
  'retry',
  'poRenewal',
  'autoRenew',
  'transfer',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
