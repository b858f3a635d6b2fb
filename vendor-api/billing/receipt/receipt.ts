import type { SaleTerm } from '#domain/terms/sale-term';
import type { TermCode } from '#domain/terms/term-code';
import type { Buyer } from '../../billing/buyer';
import type { DerivationStep } from '../priced-line';

/** A sale as its receipt shows it. Amounts in cents; the steps of all lines add up to the total. */
export interface Receipt {
  readonly orderNumber: string;
  /** Whether it continues what was bought before. */
  readonly isRenewal: boolean;
  readonly purchasedOn: string;
  readonly termCode: SaleTerm;
  /** Of lines that are for another term, which they name. */
  readonly otherTerms?: readonly TermCode[];
  readonly licensee: string;
  readonly buyer: Buyer;
  readonly lines: readonly ReceiptLine[];
  readonly totalCents: number;
  readonly card: { readonly cardType: string; readonly lastFour: string } | null;
}

export interface ReceiptLine {
  readonly productName: string;
  readonly productCode: number | null;
  readonly amountCents: number;
  readonly steps: readonly DerivationStep[];
}
