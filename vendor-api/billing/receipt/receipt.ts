import type { SaleTerm } from '#domain/terms/sale-term';
import type { TermCode } from '#domain/terms/term-code';
import { isolated, stripDirectionMarks } from '#domain/text/plain-text';
import type { Buyer, CardLabel } from '../../billing/buyer';
import type { VendorEnv } from '../../env';
import type { ShownStep } from '../priced-line';

/** A sale as shown on its receipt. Amounts in cents; the steps of all lines add up to the total. */
export interface Receipt {
  readonly orderNumber: string;
  readonly isRenewal: boolean;
  readonly purchasedOn: string;
  readonly termCode: SaleTerm;
  readonly otherTerms?: readonly TermCode[];
  readonly licensee: string;
  /** The buyer's name for the group, while the buyer still owns it. */
  readonly groupName?: string | null;
  readonly buyer: Buyer;
  readonly lines: readonly ReceiptLine[];
  readonly totalCents: number;
  readonly card: CardLabel | null;
}

export interface ReceiptLine {
  readonly productName: string;
  readonly productCode: number | null;
  readonly amountCents: number;
  readonly steps: readonly ShownStep[];
}

export interface Seller {
  readonly name: string;
  readonly lines: readonly string[];
  readonly vatId: string;
}

type SellerSettings = Pick<VendorEnv, 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_VAT_ID'>;

export function sellerOf({ SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_ID }: SellerSettings): Seller {
  return { name: SELLER_NAME, lines: SELLER_ADDRESS, vatId: SELLER_VAT_ID };
}

export function sellerLines({ name, lines, vatId }: Seller): string[] {
  return [name, ...lines, vatId === '' ? '' : `VAT ID ${vatId}`].filter((line) => line !== '');
}

export function buyerLines({ buyer }: Receipt): string[] {
  const { streetAddress, locality, region, postalCode, country } = buyer.address;
  return [
    buyer.name,
    streetAddress,
    [locality, region, postalCode].filter((part) => part !== '').join(', '),
    country,
    buyer.vat === '' ? '' : `VAT ID ${buyer.vat}`,
    buyer.email,
  ]
    .filter((line) => line !== '')
    .map(stripDirectionMarks);
}

export function closingLines(receipt: Receipt): string[] {
  const holder = receipt.buyer.cardholderName ?? '';
  return [
    paidBy(receipt),
    receipt.totalCents > 0 && holder !== '' ? `Card holder ${isolated(holder)}` : '',
    `Licensed to ${isolated(receipt.licensee)}`,
    receipt.groupName ? `For the group ${isolated(receipt.groupName)}` : '',
  ].filter((line) => line !== '');
}

function paidBy({ totalCents, card }: Receipt): string {
  if (totalCents === 0) return 'Nothing was charged.';
  return card === null ? 'Paid.' : `Paid by ${card.cardType} ending in ${card.lastFour}`;
}

/** All texts that people typed, which may be in any script. */
export function freeTexts(receipt: Receipt, seller: Seller): string[] {
  const steps = receipt.lines.flatMap((line) => line.steps);
  return [
    ...sellerLines(seller),
    ...buyerLines(receipt),
    ...closingLines(receipt),
    ...steps.flatMap(({ label, explanation }) => [label, explanation ?? '']),
  ];
}
