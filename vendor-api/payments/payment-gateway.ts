import type { Cents } from '#domain/money/cents';

export interface VaultedCard {
  readonly token: string;
  readonly lastFour: string;
  readonly cardType: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

export interface PayingCustomer {
  readonly id: string;
  readonly email: string;
}

export interface CardAddress {
  readonly streetAddress: string;
  readonly locality: string;
  readonly region: string;
  readonly postalCode: string;
}

interface Sale {
  readonly orderId: string;
  readonly amount: Cents;
}

export interface SaleByNonce extends Sale {
  readonly customer: PayingCustomer;
  readonly nonce: string;
  readonly cardholderName: string;
  readonly address: CardAddress;
}

export interface SaleByToken extends Sale {
  readonly token: string;
}

export interface Approved {
  readonly kind: 'approved';
  readonly transactionId: string;
  /** Null unless the provider stores it. */
  readonly card: VaultedCard | null;
}

export const CARD_FIELDS = ['number', 'cvv', 'expirationMonth', 'postalCode', 'cardholderName'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** Nothing was charged; `text` is for the customer. */
export interface Declined {
  readonly kind: 'declined';
  readonly text: string;
  readonly field?: CardField;
}

/** The request has certainly not reached the provider. */
export interface Unsent {
  readonly kind: 'unsent';
  readonly cause: unknown;
}

/** No usable answer: the provider must be asked again. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly cause: unknown;
}

export type SaleOutcome = Approved | Declined | Unsent | Unknown;

export type Finding =
  | (Approved & { readonly amount: Cents })
  | Declined
  | { readonly kind: 'pending' }
  | { readonly kind: 'none' };

export interface BookedSale {
  readonly transactionId: string;
  readonly orderId: string;
  readonly amount: Cents;
  readonly createdAt: Date;
}

export type VaultOutcome =
  | { readonly kind: 'stored'; readonly card: VaultedCard }
  | Declined
  | Unsent
  | Unknown;

export interface CardToVault {
  readonly nonce: string;
  readonly customer: PayingCustomer;
  readonly cardholderName: string;
  readonly address: CardAddress;
}

export interface CardChange {
  readonly token: string;
  readonly cardholderName: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly address: CardAddress;
}

/** Only methods with `@throws` throw. */
export interface PaymentGateway {
  /** Also stores the card. */
  saleByNonce(sale: SaleByNonce): Promise<SaleOutcome>;
  saleByToken(sale: SaleByToken): Promise<SaleOutcome>;
  /** @throws PaymentOutage */
  findByOrderId(orderId: string): Promise<Finding>;
  /** Sales that moved money. @throws PaymentOutage */
  listSales(time: { readonly from: Date; readonly to: Date }): Promise<BookedSale[]>;
  vaultCard(card: CardToVault): Promise<VaultOutcome>;
  /** A refused change changes nothing. */
  changeCard(change: CardChange): Promise<VaultOutcome>;
  /** Succeeds if the card is already gone. @throws PaymentOutage */
  forgetCard(token: string): Promise<void>;
  /** Token for the browser library. @throws PaymentOutage */
  clientToken(): Promise<string>;
}

export class PaymentOutage extends Error {}
