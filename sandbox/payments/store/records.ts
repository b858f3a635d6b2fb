import { z } from 'zod';

/** The bank's behavior for a published test card; stored instead of the number. */
export const cardOutcome = z.enum(['approved', 'declined', 'declined_when_stored', 'failed', 'fraud']);
export type CardOutcome = z.infer<typeof cardOutcome>;

const fieldError = z.object({ field: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** All stored data of a card. Number and CVV are read once and never stored. */
const cardFacts = z.object({
  bin: z.string(),
  last4: z.string(),
  brand: z.string(),
  cardholderName: z.string().nullable(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
  postalCode: z.string().nullable(),
  fingerprint: z.string(),
  outcome: cardOutcome,
  cvvResponse: z.string(),
  postalResponse: z.string(),
});
export type CardFacts = z.infer<typeof cardFacts>;

const nonceRecord = z.object({
  id: z.string(),
  consumed: z.boolean(),
  createdAt: z.string(),
  errors: z.array(fieldError),
  facts: cardFacts,
});
export type NonceRecord = z.infer<typeof nonceRecord>;

const judgement = z.object({
  processorCode: z.string(),
  processorText: z.string(),
  processorType: z.string(),
  rejectionReason: z.string().nullable(),
});
export type Judgement = z.infer<typeof judgement>;

const verificationRecord = judgement.extend({
  id: z.string(),
  status: z.enum(['verified', 'processor_declined', 'failed', 'gateway_rejected']),
  createdAt: z.string(),
});
export type VerificationRecord = z.infer<typeof verificationRecord>;

const ADDRESS_PARTS = [
  'firstName',
  'lastName',
  'company',
  'streetAddress',
  'extendedAddress',
  'locality',
  'region',
  'postalCode',
  'countryName',
  'countryCodeAlpha2',
] as const;

export function addressOf<Part extends z.ZodType>(part: Part) {
  const parts = Object.fromEntries(ADDRESS_PARTS.map((name) => [name, part]));
  return z.object(parts as Record<(typeof ADDRESS_PARTS)[number], Part>);
}

const address = addressOf(z.string().nullable());
export type Address = z.infer<typeof address>;

const cardRecord = z.object({
  id: z.string(),
  customerId: z.string(),
  isDefault: z.boolean(),
  billingAddress: address.nullable(),
  verification: verificationRecord.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  facts: cardFacts,
});
export type CardRecord = z.infer<typeof cardRecord>;

const customerRecord = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type CustomerRecord = z.infer<typeof customerRecord>;

const transactionStatus = z.enum([
  'authorized',
  'submitted_for_settlement',
  'settled',
  'voided',
  'processor_declined',
  'gateway_rejected',
  'failed',
]);
export type TransactionStatus = z.infer<typeof transactionStatus>;

const transactionRecord = judgement.extend({
  id: z.string(),
  type: z.enum(['sale', 'credit']),
  status: transactionStatus,
  amountCents: z.number().int(),
  orderId: z.string().nullable(),
  customer: customerRecord.pick({ id: true, firstName: true, lastName: true, email: true }).nullable(),
  cardToken: z.string().nullable(),
  facts: cardFacts,
  authorizationCode: z.string().nullable(),
  refundedTransactionId: z.string().nullable(),
  refundIds: z.array(z.string()),
  history: z.array(z.object({ status: transactionStatus, amountCents: z.number().int(), at: z.string() })),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type TransactionRecord = z.infer<typeof transactionRecord>;

/** One record written or removed (value null). Each line of the journal is one commit, a list of changes. */
const change = z.discriminatedUnion('table', [
  z.object({ table: z.literal('nonces'), id: z.string(), value: nonceRecord.nullable() }),
  z.object({ table: z.literal('cards'), id: z.string(), value: cardRecord.nullable() }),
  z.object({ table: z.literal('customers'), id: z.string(), value: customerRecord.nullable() }),
  z.object({ table: z.literal('transactions'), id: z.string(), value: transactionRecord.nullable() }),
]);
export type Change = z.infer<typeof change>;
export const commitLine = z.array(change);

export const put = {
  nonce: (value: NonceRecord): Change => ({ table: 'nonces', id: value.id, value }),
  card: (value: CardRecord): Change => ({ table: 'cards', id: value.id, value }),
  customer: (value: CustomerRecord): Change => ({ table: 'customers', id: value.id, value }),
  transaction: (value: TransactionRecord): Change => ({ table: 'transactions', id: value.id, value }),
};

export const drop = (table: Change['table'], id: string): Change => ({ table, id, value: null });

type Sent<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** A field that was not sent stays; null clears it. */
export function withSent<Fields extends object>(old: Fields, sent: Sent<Fields>): Fields {
  return { ...old, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) };
}
