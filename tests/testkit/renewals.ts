import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '../../vendor-api/db/schema/account';
import { outboxMails, paymentCards } from '../../vendor-api/db/schema/billing';
import { seats, subscriptions } from '../../vendor-api/db/schema/licenses';
import { purchases } from '../../vendor-api/db/schema/store';
import { type GroupSpec, insertGroup } from '../../vendor-api/demo/builders';
import type { VendorDeps } from '../../vendor-api/deps';
import { connectBraintree } from '../../vendor-api/payments/braintree/braintree-payments';
import { renewalAttemptId } from '../../vendor-api/renewals/renew-group';
import { runRenewals } from '../../vendor-api/renewals/run-renewals';
import type { Shop } from './start-shop';
import { TEST_TODAY, type TestUser } from './start-vendor';

/** Last covered day of a group that is due on the tests' date. */
export const PERIOD_END = '2026-04-10';

/** The provider's documented test nonces. */
const NONCES = {
  approved: 'fake-valid-visa-nonce',
  declined: 'fake-processor-declined-visa-nonce',
} as const;

export type TrialCard = keyof typeof NONCES;

/** Stores a card at the provider, without asking the bank, and puts it on file; returns its token. */
export async function putCardOnFile(
  { vendor }: { readonly vendor: { readonly deps: Pick<VendorDeps, 'db' | 'settings'> } },
  user: Pick<TestUser, 'id' | 'email'>,
  card: TrialCard = 'approved',
): Promise<string> {
  const { db, settings } = vendor.deps;
  const { customer, paymentMethod } = connectBraintree({ ...settings, PAYMENT_TIMEOUT_MS: 30_000 });
  await customer.create({ id: user.id, email: user.email });
  const made = await paymentMethod.create({
    customerId: user.id,
    paymentMethodNonce: NONCES[card],
  });
  if (!made.success) throw new Error(made.message);
  const { token } = made.paymentMethod;
  const row = {
    userId: user.id,
    providerToken: token,
    lastFour: card === 'approved' ? '1881' : '1115',
    cardType: 'Visa',
    cardholderName: 'Ann Lee',
    streetAddress: '1 Main Street',
    country: 'Germany',
    vat: 'DE123456789',
    expirationMonth: 12,
    expirationYear: 2031,
    updatedAt: new Date(),
  };
  await db.insert(paymentCards).values(row).onConflictDoUpdate({ target: paymentCards.userId, set: row });
  return token;
}

/** Creates a group covered until yesterday; by default it renews with the card on file. */
export function dueGroup(shop: Shop, owner: TestUser, group: Partial<GroupSpec> = {}): Promise<string> {
  return insertGroup(shop.vendor.deps.db, owner, {
    startDate: '2025-04-11',
    expireDate: PERIOD_END,
    seats: [{ licenseType: 0 }],
    ...group,
  });
}

export async function renewingCustomer(
  shop: Shop,
  {
    card = 'approved',
    group = {},
    company,
  }: { card?: TrialCard; group?: Partial<GroupSpec>; company?: string } = {},
): Promise<{ user: TestUser; groupId: string }> {
  const user = await shop.vendor.user(company === undefined ? {} : { company });
  await putCardOnFile(shop, user, card);
  return { user, groupId: await dueGroup(shop, user, group) };
}

export function renew(shop: Shop, asOf = TEST_TODAY) {
  return runRenewals(shop.vendor.deps, { asOf }, new AbortController().signal);
}

export function chargesOf(shop: Shop, groupId: string, periodEnd = PERIOD_END): string[] {
  return shop.charges(renewalAttemptId({ id: groupId, periodEnd }));
}

export async function groupRow(shop: Shop, id: string) {
  const [row] = await shop.vendor.deps.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row) throw new Error('no such group');
  return row;
}

export function seatRows(shop: Shop, subscriptionId: string) {
  const rows = shop.vendor.deps.db.select().from(seats);
  return rows.where(eq(seats.subscriptionId, subscriptionId)).orderBy(asc(seats.ordinal));
}

export function renewalsOf(shop: Shop, userId: string) {
  const rows = shop.vendor.deps.db.select().from(purchases);
  return rows
    .where(and(eq(purchases.userId, userId), eq(purchases.kind, 'renewal')))
    .orderBy(asc(purchases.purchasedAt));
}

/** Returns unsent mails to an address, or to all addresses with this ending. */
export function mailsFor(shop: Shop, ending: string) {
  const rows = shop.vendor.deps.db.select().from(outboxMails);
  return rows.where(sql`${outboxMails.recipient} like ${`%${ending}`}`).orderBy(asc(outboxMails.recipient));
}

export async function sendReceiptsTo(shop: Shop, user: TestUser, recipients: string): Promise<void> {
  const setting = { sendReceipts: true, receiptRecipients: recipients };
  await shop.vendor.deps.db.update(users).set(setting).where(eq(users.id, user.id));
}
