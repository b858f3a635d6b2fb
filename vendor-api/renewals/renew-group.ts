import { and, eq } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { payingCustomer } from '../billing/paying-customer';
import { subscriptions } from '../db/schema/licenses';
import type { OrderAnswer } from '../orders/order-answer';
import type { OrderDeps } from '../orders/order-kind';
import { runAttempt } from '../orders/place-order';
import { checkRenewal } from './check-renewal';
import type { DueGroup } from './due-groups';
import { markRenewalFailed } from './mark-failed';
import { chargedBefore, openRenewal } from './renewal-attempt';
import type { RenewalSnapshot } from './renewal-snapshot';

/** `open`: the outcome is unknown. `skipped`: another run has it. */
export type RenewalOutcome = 'renewed' | 'declined' | 'ended' | 'open' | 'skipped';

const NO_CARD = 'There is no payment method on file.';

/** Charged once, however many runs try. */
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
      await declineWithoutCharge(deps, group, asOf);
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
      customer: await payingCustomer(deps.db, group.ownerId),
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

// A group whose seats have all ended is canceled (D-104).
async function endGroup({ db }: OrderDeps, { id, periodEnd }: DueGroup): Promise<void> {
  await db
    .update(subscriptions)
    .set({ canceled: true })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.expireDate, periodEnd)));
}

async function declineWithoutCharge(
  deps: OrderDeps,
  { id: subscriptionId, periodEnd }: DueGroup,
  today: CalendarDate,
): Promise<void> {
  await deps.db.transaction((tx) =>
    markRenewalFailed(deps, tx, { subscriptionId, periodEnd, today, reason: NO_CARD, charge: null }),
  );
}
