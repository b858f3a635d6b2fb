import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { findCard, payingCustomer } from '../billing/card-on-file';
import { users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import type { VaultOutcome } from '../payments/payment-gateway';
import { DIANA, DIANA_ADDRESS, DIANA_VAT } from './diana';
import { insertPaymentCard } from './history';

/** The provider's documented test nonce: a Visa that ends in 1881. */
const TRIAL_NONCE = 'fake-valid-visa-nonce';
const TRIES = 60;
const PAUSE_MS = 500;

/** Puts a card on Diana's file at the provider. Retries for half a minute, while the sandbox may be starting. */
export async function ensureDianaCard(deps: VendorDeps, signal: AbortSignal): Promise<void> {
  const [diana] = await deps.db.select({ id: users.id }).from(users).where(eq(users.email, DIANA));
  if (diana === undefined || (await findCard(deps.db, diana.id)) !== null) return;
  for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt += 1) {
    const outcome = await vaultCard(deps, diana.id);
    if (outcome === 'stored') return;
    if (outcome === 'declined') break;
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
  deps.log.warn('the demonstration card could not be put on file');
}

async function vaultCard({ db, payments, clock }: VendorDeps, userId: string): Promise<VaultOutcome['kind']> {
  const holder = { cardholderName: 'Diana Osei', address: DIANA_ADDRESS };
  const customer = await payingCustomer(db, userId);
  const outcome = await payments.vaultCard({ nonce: TRIAL_NONCE, customer, ...holder });
  if (outcome.kind === 'stored') {
    await insertPaymentCard(db, { userId, now: clock.now(), ...outcome.card, ...holder, vat: DIANA_VAT });
  }
  return outcome.kind;
}
