import { z } from 'zod';
import { address, buyer } from '../billing/buyer';
import type { CardHolder } from '../billing/card-holder';
import { pricedLine } from '../billing/priced-line';
import type { OrderKindName } from '../db/schema/order-kinds';

const cents = z.number().int();
export const day = z.iso.date();
export const termCode = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(5)]);

export const storedPayment = z.object({
  source: z.literal('stored'),
  token: z.string(),
  lastFour: z.string(),
  cardType: z.string(),
});
const newPayment = z.object({
  source: z.literal('new'),
  cardholderName: z.string(),
  address,
  vat: z.string(),
});
export const cardPayment = z.discriminatedUnion('source', [storedPayment, newPayment]);
export type CardPayment = z.infer<typeof cardPayment>;

/** `none` for what costs nothing now, so that no card is asked for (EDIT-06, XFER-12). */
export const optionalPayment = z.discriminatedUnion('source', [
  storedPayment,
  newPayment,
  z.object({ source: z.literal('none') }),
]);
export type OptionalPayment = z.infer<typeof optionalPayment>;

/** What every order keeps, whatever is ordered. */
export const orderFields = {
  /** The calendar day of the order. */
  today: day,
  buyer,
  licensee: z.string(),
  /** What is paid for now. */
  lines: z.array(pricedLine),
  totalCents: cents.min(0),
};

/** What every order of a subscription keeps. */
export const subscriptionFields = {
  ...orderFields,
  lines: orderFields.lines.min(1),
  termCode,
  startDate: day,
  /** The last covered day of what is paid for. */
  expireDate: day,
};

const orderFacts = z.object(orderFields);

/**
 * An order as it was checked, priced and accepted: all that is needed to record it, now or after a crash. Each kind adds
 * what it is about. Neither a nonce nor a captcha token is ever part of it.
 */
export interface OrderSnapshot extends z.infer<typeof orderFacts> {
  readonly kind: OrderKindName;
  readonly payment: OptionalPayment;
}

/** How an order is paid, and whose card it is; the receipt is made out to the card's address. */
export interface Paying<Payment extends OptionalPayment = CardPayment> {
  readonly payment: Payment;
  readonly holder: CardHolder;
}

const NO_ADDRESS = { streetAddress: '', locality: '', region: '', postalCode: '', country: '' };

/** Of an order that costs nothing and asks for no card. */
export const NO_PAYMENT: Paying<OptionalPayment> = {
  payment: { source: 'none' },
  holder: { cardholderName: '', address: NO_ADDRESS, vat: '' },
};

/** The part of a snapshot that says when, by whom and how it is paid. */
export function whoPays<Payment extends OptionalPayment>(
  today: string,
  { email, licensee }: { readonly email: string; readonly licensee: string },
  { payment, holder: { cardholderName, address, vat } }: Paying<Payment>,
) {
  return { today, licensee, payment, buyer: { name: licensee, email, address, vat, cardholderName } };
}
