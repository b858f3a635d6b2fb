import type { SaleOrderField } from '../../../schema.generated';

export interface SaleColumn {
  readonly title: string;
  /** Null for a column that nothing can be ordered by. */
  readonly orderBy: SaleOrderField | null;
}

/** The columns in their order (SALES-04). */
export const SALE_COLUMNS: readonly SaleColumn[] = [
  { title: 'Product Edition', orderBy: 'PRODUCT' },
  { title: 'Billing Term', orderBy: 'TERM' },
  { title: 'Purchased Date', orderBy: 'PURCHASED_DATE' },
  { title: 'Payment Amount', orderBy: 'AMOUNT' },
  { title: 'Receipt', orderBy: null },
  { title: 'Confirmation', orderBy: null },
];
