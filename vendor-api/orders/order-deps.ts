import type { VendorDeps } from '../deps';

/** What orders need of the service. */
export type OrderDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings' | 'payments' | 'log' | 'faults'>;
