/** The billing cycle orders `renewal`, customers `retry` it. `autoRenew` and `transfer` sell nothing. */
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
