/** `renewal` is ordered by the billing cycle, `retry` after it failed. `autoRenew` and `transfer` are no sales. */
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
