import type { Cents } from '#domain/money/cents';

/** A card in the provider's vault, as much of it as may be known here. */
export interface VaultedCard {
  readonly token: string;
  readonly lastFour: string;
  /** The brand as the provider names it, for example `Visa`. */
  readonly cardType: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

export interface PayingCustomer {
  /** The customer's id at the provider. */
  readonly id: string;
  readonly email: string;
}

/** Where the card's bills go; parts that were left out are empty. */
export interface CardAddress {
  readonly streetAddress: string;
  readonly locality: string;
  readonly region: string;
  readonly postalCode: string;
}

interface Sale {
  /** Finds the sale again whatever becomes of its answer. */
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

/** The money moved, once. */
export interface Approved {
  readonly kind: 'approved';
  readonly transactionId: string;
  /** The card that paid, when the provider keeps it. */
  readonly card: VaultedCard | null;
}

/** Fields of the card form that a provider can find fault with. */
export const CARD_FIELDS = ['number', 'cvv', 'expirationMonth', 'postalCode', 'cardholderName'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** The money did not move and will not; `text` is for the customer. */
export interface Declined {
  readonly kind: 'declined';
  readonly text: string;
  /** What it is about, where the provider says so. */
  readonly field?: CardField;
}

/** The request certainly never reached the provider's books. */
export interface Unsent {
  readonly kind: 'unsent';
  readonly cause: unknown;
}

/** Nobody can tell yet: no answer, or one that says so. It must be asked after, never assumed. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly cause: unknown;
}

export type SaleOutcome = Approved | Declined | Unsent | Unknown;

/** What the provider's books hold for an order id; `pending` is a sale that is still being decided. */
export type Finding =
  | (Approved & { readonly amount: Cents })
  | Declined
  | { readonly kind: 'pending' }
  | { readonly kind: 'none' };

/** A sale that moved money, as the provider's books have it. */
export interface BookedSale {
  readonly transactionId: string;
  /** Empty for a sale without one. */
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

/** What changes of a card in the vault; its number stays. */
export interface CardChange {
  readonly token: string;
  readonly cardholderName: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly address: CardAddress;
}

/** The card payment provider. Its methods never throw for what a card or a network can do, `findByOrderId`, `listSales`, `clientToken` and `forgetCard` apart. */
export interface PaymentGateway {
  /** Charges a card just entered and keeps it for later. */
  saleByNonce(sale: SaleByNonce): Promise<SaleOutcome>;
  /** Charges the card on file. */
  saleByToken(sale: SaleByToken): Promise<SaleOutcome>;
  /** Asks what became of a sale. @throws PaymentOutage */
  findByOrderId(orderId: string): Promise<Finding>;
  /** Every sale of a time that moved money; may take as long as that is. @throws PaymentOutage */
  listSales(time: { readonly from: Date; readonly to: Date }): Promise<BookedSale[]>;
  /** Verifies a card and keeps it, without charging. */
  vaultCard(card: CardToVault): Promise<VaultOutcome>;
  /** Verifies other details of a kept card and keeps them; a refused change changes nothing. */
  changeCard(change: CardChange): Promise<VaultOutcome>;
  /** Removes a card from the vault; one that is not there is as good. @throws PaymentOutage */
  forgetCard(token: string): Promise<void>;
  /** What the browser library needs to make a nonce. @throws PaymentOutage */
  clientToken(): Promise<string>;
}

/** The provider gave no usable answer. */
export class PaymentOutage extends Error {}
