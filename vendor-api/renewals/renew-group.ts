import { and, eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { payingCustomer } from '../billing/card-on-file';
import { subscriptions } from '../db/schema/licenses';
import { orderAttempts } from '../db/schema/store';
import { type AttemptKey, fingerprintOf, type Opened, openAttempt } from '../orders/attempts/open-attempt';
import type { OrderAnswer } from '../orders/order-answer';
import type { OrderDeps } from '../orders/order-kind';
import { runAttempt } from '../orders/place-order';
import { checkRenewal, type DueGroup } from './check-renewal';
import { markRenewalFailed } from './mark-failed';
import { type RenewalSnapshot, renewalSnapshot } from './renewal-snapshot';

/** `open`: the outcome is unknown. `skipped`: another run has the group. */
export type RenewalOutcome = 'renewed' | 'declined' | 'ended' | 'open' | 'skipped';

const NO_CARD = 'There is no payment method on file.';

export async function renewGroup(
  deps: OrderDeps,
  group: DueGroup,
  asOf: CalendarDate,
): Promise<RenewalOutcome> {
  const check = await checkRenewal(deps, group, asOf);
  switch (check.kind) {
    case 'settled':
      return 'skipped';
    case 'ends':
      await endGroup(deps, group);
      return 'ended';
    case 'noCard':
      await declineWithoutCharge(deps, group, { asOf, dueCents: check.dueCents });
      return 'declined';
    case 'renews':
      return chargeRenewal(deps, group, check.snapshot);
  }
}

async function chargeRenewal(
  deps: OrderDeps,
  group: DueGroup,
  snapshot: RenewalSnapshot,
): Promise<RenewalOutcome> {
  const opened = await openRenewal(deps, group);
  if (opened.kind !== 'mine') return 'skipped';
  const answer = await runAttempt(
    deps,
    {
      customer: () => payingCustomer(deps.db, group.ownerId),
      check: async ({ isRepeat }) => {
        const earlier = isRepeat ? await chargedBefore(deps, opened.attemptId) : null;
        return { ok: true, snapshot: earlier ?? snapshot, nonce: '' };
      },
    },
    opened,
  );
  return outcomeOf(answer);
}

function outcomeOf({ success, code }: OrderAnswer): RenewalOutcome {
  if (success) return 'renewed';
  return code === 'CARD_DECLINED' ? 'declined' : 'open';
}

async function endGroup({ db }: OrderDeps, { id, periodEnd }: DueGroup): Promise<void> {
  await db
    .update(subscriptions)
    .set({ canceled: true })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.expireDate, periodEnd)));
}

async function declineWithoutCharge(
  deps: OrderDeps,
  { id: subscriptionId, periodEnd }: DueGroup,
  { asOf: today, dueCents }: { readonly asOf: CalendarDate; readonly dueCents: number },
): Promise<void> {
  const failure = { subscriptionId, periodEnd, today, reason: NO_CARD, dueCents, card: null };
  await deps.db.transaction((tx) => markRenewalFailed(deps, tx, failure));
}

/** Key of the one charge per group and period. Customers' keys contain no colon, so none can equal it. */
export function renewalAttemptId({ id, periodEnd }: Pick<DueGroup, 'id' | 'periodEnd'>): string {
  return `renewal:${id}:${periodEnd}`;
}

export async function openRenewal({ db, clock }: OrderDeps, group: DueGroup): Promise<Opened> {
  const attempt = attemptOf(group);
  const opened = await openAttempt(db, clock.now(), attempt);
  if (opened.kind !== 'reused') return opened;
  // The group was transferred after a failed attempt, which becomes the new owner's.
  const { userId, fingerprint, key } = attempt;
  await db
    .update(orderAttempts)
    .set({ userId, fingerprint })
    .where(and(eq(orderAttempts.attemptId, key), eq(orderAttempts.state, 'released')));
  return openAttempt(db, clock.now(), attempt);
}

function attemptOf(group: DueGroup): AttemptKey & { readonly key: string } {
  const { id, ownerId, periodEnd } = group;
  const fingerprint = fingerprintOf(ownerId, 'renewal', { subscriptionId: id, periodEnd });
  return { key: renewalAttemptId(group), userId: ownerId, kind: 'renewal', fingerprint };
}

/** The renewal as an earlier attempt charged it; the price may have changed since. @throws PaymentOutage */
async function chargedBefore(
  { db, payments }: OrderDeps,
  attemptId: string,
): Promise<RenewalSnapshot | null> {
  const finding = await payments.findByOrderId(attemptId);
  if (finding.kind !== 'approved') return null;
  const [attempt] = await db
    .select({ snapshot: orderAttempts.snapshot })
    .from(orderAttempts)
    .where(eq(orderAttempts.attemptId, attemptId));
  return renewalSnapshot.parse(attempt?.snapshot);
}
