import type { OrderSnapshot } from '../order-snapshot';

/** An RP cart of 300.00 without lines; by default, nothing is charged. */
export function orderSnapshot(payment: OrderSnapshot['payment'] = { source: 'none' }): OrderSnapshot {
  return {
    kind: 'rp',
    today: '2026-04-11',
    buyer: {
      name: 'Lee Ltd',
      email: 'ann@lee.example',
      address: { streetAddress: '', locality: '', region: '', postalCode: '', country: 'France' },
      vat: '',
    },
    licensee: 'Lee Ltd',
    lines: [],
    totalCents: 300_00,
    payment,
  };
}
