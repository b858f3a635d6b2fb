import { z } from 'zod';
import { address, buyer, type CardHolder } from '../billing/buyer';
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

/** `none`: nothing is charged now and no card is needed (EDIT-06, XFER-12). */
export const optionalPayment = z.discriminatedUnion('source', [
  storedPayment,
  newPayment,
  z.object({ source: z.literal('none') }),
]);
export type OptionalPayment = z.infer<typeof optionalPayment>;

export const orderFields = {
  today: day,
  buyer,
  licensee: z.string(),
  lines: z.array(pricedLine),
  totalCents: cents.min(0),
};

export const subscriptionFields = {
  ...orderFields,
  lines: orderFields.lines.min(1),
  termCode,
  startDate: day,
  expireDate: day,
};

const orderFacts = z.object(orderFields);

/** Everything needed to record the order, now or after a crash. Never contains a nonce or a captcha token. */
export interface OrderSnapshot extends z.infer<typeof orderFacts> {
  readonly kind: OrderKindName;
  readonly payment: OptionalPayment;
}

export interface Paying<Payment extends OptionalPayment = CardPayment> {
  readonly payment: Payment;
  readonly holder: CardHolder;
}

const NO_ADDRESS = { streetAddress: '', locality: '', region: '', postalCode: '', country: '' };

export const NO_PAYMENT: { ok: true; paying: Paying<OptionalPayment>; nonce: string } = {
  ok: true,
  paying: { payment: { source: 'none' }, holder: { cardholderName: '', address: NO_ADDRESS, vat: '' } },
  nonce: '',
};

export function buyerFields<Payment extends OptionalPayment>(
  today: string,
  { email, licensee }: { readonly email: string; readonly licensee: string },
  { payment, holder: { cardholderName, address, vat } }: Paying<Payment>,
) {
  return { today, licensee, payment, buyer: { name: licensee, email, address, vat, cardholderName } };
}
