import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Sandbox } from '../../sandbox/start-sandbox';
import { startSession } from '../../vendor-api/account/sessions';
import { createClock } from '../../vendor-api/clock';
import { outboxMails } from '../../vendor-api/db/schema/billing';
import { purchases } from '../../vendor-api/db/schema/store';
import { insertGroup, insertUser } from '../../vendor-api/demo/builders';
import type { VendorDeps } from '../../vendor-api/deps';
import { renewalAttemptId } from '../../vendor-api/renewals/renew-group';
import { callVendor, type VendorCall, type VendorReply } from './call-vendor';
import { times } from './order-attempt';
import { PERIOD_END, putCardOnFile } from './renewals';
import { rpCart } from './rp-cart';

/** A customer who gets a year of one seat in one order or renewal. */
export interface BusyCustomer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly orderId: string;
}

type World = Pick<VendorDeps, 'db' | 'settings'> & { readonly sandbox: Sandbox };

async function newCustomer({ db, settings }: World): Promise<Omit<BusyCustomer, 'orderId'>> {
  const email = `${randomUUID()}@test.example`;
  const receipts = { sendReceipts: true, receiptRecipients: email };
  const user = await insertUser(db, { email, passwordHash: 'none', ...receipts });
  await putCardOnFile({ vendor: { deps: { db, settings } } }, user);
  return { ...user, token: await startSession({ db, clock: createClock(undefined) }, user.id, 12) };
}

export function renewingCustomers(world: World, count: number): Promise<BusyCustomer[]> {
  return times(count, async () => {
    const customer = await newCustomer(world);
    const period = { startDate: '2025-04-11', expireDate: PERIOD_END };
    const id = await insertGroup(world.db, customer, { ...period, seats: [{ licenseType: 0 }] });
    return { ...customer, orderId: renewalAttemptId({ id, periodEnd: PERIOD_END }) };
  });
}

export function buyingCustomers(world: World, count: number): Promise<BusyCustomer[]> {
  return times(count, async () => ({ ...(await newCustomer(world)), orderId: randomUUID() }));
}

/** Outcome of a customer's order: charges, sales on record and mails. */
export async function outcomeOf({ db, sandbox }: World, { id, email, orderId }: BusyCustomer) {
  const sales = await db.select().from(purchases).where(eq(purchases.userId, id));
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  const ledger = sandbox.payments.ledger().filter((entry) => entry.orderId === orderId);
  return {
    charges: ledger.map(({ amount }) => amount),
    sales: sales.length,
    mails: mails.length,
  };
}

/** Actions of customers at one address of the service, until aborted. */
export function customersAt(url: string, { sandbox }: World, signal: AbortSignal) {
  const statuses = new Set<number>();
  async function call(path: string, given: VendorCall): Promise<VendorReply> {
    const reply = await callVendor(url, path, given);
    statuses.add(reply.status);
    return reply;
  }
  return {
    statuses,
    async read({ token }: BusyCustomer): Promise<void> {
      for (; !signal.aborted; await sleep(40)) await call('/user/loadLicenseRows', { token });
    },
    /** Repeats the order with the same attempt until it is done. */
    async order({ token, orderId }: BusyCustomer): Promise<void> {
      for (; !signal.aborted; await sleep(50)) {
        const challenge = await fetch(sandbox.captcha.challengeUrl, { method: 'POST' });
        const { token: recaptchaToken } = (await challenge.json()) as { token: string };
        const form = { ...rpCart(), useExistingPaymentMethod: 'true', nonce: '', recaptchaToken };
        const headers = { 'Idempotency-Key': orderId };
        const { body } = await call('/cart/buyRpSubscription', { token, form, headers });
        if (body['success'] === true) return;
      }
    },
  };
}
