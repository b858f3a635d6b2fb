import type { CardRecord, Change, CustomerRecord, NonceRecord, TransactionRecord } from './records';

export const putNonce = (value: NonceRecord): Change => ({ table: 'nonces', id: value.id, value });
export const putCard = (value: CardRecord): Change => ({ table: 'cards', id: value.id, value });
export const putCustomer = (value: CustomerRecord): Change => ({ table: 'customers', id: value.id, value });
export const putTransaction = (value: TransactionRecord): Change => ({
  table: 'transactions',
  id: value.id,
  value,
});
export const dropCard = (id: string): Change => ({ table: 'cards', id, value: null });
export const dropCustomer = (id: string): Change => ({ table: 'customers', id, value: null });
