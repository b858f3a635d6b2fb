import type { CartSnapshot, OrderSnapshot } from '../../orders/order-snapshot';

/** The group that what is bought or brought back joins; null where it joins none. */
export function joinedGroupOf(snapshot: OrderSnapshot): string | null {
  return isCartSnapshot(snapshot) ? snapshot.subscriptionId : null;
}

/** Whether an order is a cart of the store, or brings seats back as one. */
export function isCartSnapshot(snapshot: OrderSnapshot): snapshot is CartSnapshot {
  const { kind } = snapshot;
  return kind === 'rp' || kind === 'ase' || kind === 'cloud';
}
