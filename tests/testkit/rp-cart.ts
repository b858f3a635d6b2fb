/** Further fields of every cart's form: a company buys a new group, without coupons. */
export const newGroupOfAnn = {
  licenseTo: 'Company',
  firstName: 'Ann',
  lastName: 'Lee',
  company: 'Lee Ltd',
  subscriptionGroup: 'New Group',
  cotermGroup: '',
  appliedCoupons: '[]',
};

/** Cart fields of an order form: by default one annual Pro seat in a new group, at list price. */
export function rpCart(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    ...newGroupOfAnn,
    term: '2',
    proQuantity: '1',
    teamQuantity: '0',
    entQuantity: '0',
    userTotalPrice: '300.00',
    proSubAdj: '0.00',
    teamSubAdj: '0.00',
    entSubAdj: '0.00',
    ...overrides,
  };
}
