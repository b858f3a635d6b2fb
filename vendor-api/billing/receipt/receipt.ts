import type { Buyer, DerivationStep } from '../../store/orders/snapshot';

/** A sale as its receipt shows it. Amounts in cents; the steps of all lines add up to the total. */
export interface Receipt {
  readonly orderNumber: string;
  readonly purchasedOn: string;
  readonly termCode: 1 | 2 | 4 | 5;
  readonly licensee: string;
  readonly buyer: Buyer;
  readonly lines: readonly ReceiptLine[];
  readonly totalCents: number;
  readonly card: { readonly cardType: string; readonly lastFour: string } | null;
}

export interface ReceiptLine {
  readonly productName: string;
  readonly productCode: number;
  readonly amountCents: number;
  readonly steps: readonly DerivationStep[];
}
