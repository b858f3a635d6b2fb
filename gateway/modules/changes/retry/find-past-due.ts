import { formatDate } from '#domain/calendar/format-date';
import { checkRetry } from '#domain/changes/retry/check-retry';
import type { FailedPayment } from '#domain/changes/retry/if-unpaid';
import { countedSeats, retryableSeats, withWaitingTerm } from '#domain/changes/retry/retry-seats';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import type { RenewingSeat } from '#domain/renewals/renewal-plan';
import type { GatewayContext } from '../../../context';
import type { CloudGroupRecord } from '../../../models/licenses';
import { requireProfile } from '../../account/require-profile';
import { loadCloudBook } from '../../cloud/cloud-book';
import { fault, type OrFault } from '../../common/user-error';
import { loadBook } from '../../licenses/license-book';

type Seat = RenewingSeat & { readonly assignedTo?: string | null };

export interface PastDueGroup {
  readonly facts: Omit<SubscriptionFacts, 'isPurchaseOrder'>;
  readonly name: string;
  readonly failure: string;
  readonly failedPayment: FailedPayment | null;
  readonly seats: readonly Seat[];
}

type FoundGroup = Pick<PastDueGroup, 'facts' | 'failedPayment' | 'seats'> & { readonly name: string };

const WHERE = { field: 'subscriptionId' };

/** Finds a past-due group; unknown groups and those of others are refused alike (PAY-15, NAV-28). */
export async function findPastDue(
  context: GatewayContext,
  id: string,
): Promise<OrFault<{ readonly group: PastDueGroup }>> {
  const viewer = await requireProfile(context);
  const found = (await findRpGroup(context, id)) ?? (await findCloudGroup(context, id));
  if (!found) return fault('NOT_FOUND', message.notOwner, WHERE);
  const { facts, failedPayment, seats, name } = found;
  const refusal = checkRetry(facts, viewer);
  if (refusal) return fault(refusal.code, refusal.message, WHERE);
  return {
    ok: true,
    group: {
      facts,
      name,
      failure: failureOf(facts),
      failedPayment,
      seats: retryableSeats(facts.expireDate, seats),
    },
  };
}

async function findRpGroup(context: GatewayContext, id: string): Promise<FoundGroup | null> {
  const [{ groups }, { subscriptions }] = await Promise.all([context.loads.licenses(), loadBook(context)]);
  const shown = subscriptions.find((group) => group.id === id);
  const record = groups.find(({ facts }) => facts.id === id);
  if (!shown || !record) return null;
  const { facts, failedPayment, seats } = record;
  return { facts, failedPayment, seats, name: shown.name };
}

async function findCloudGroup(context: GatewayContext, id: string): Promise<FoundGroup | null> {
  const [records, { groups }] = await Promise.all([context.loads.cloudGroups(), loadCloudBook(context)]);
  const shown = groups.find((group) => group.id === id);
  const record = records.find(({ facts }) => facts.id === id);
  if (!shown || !record) return null;
  const { facts, failedPayment, futureTerm } = record;
  const seats = withWaitingTerm(seatsOf(record), { futureTerm, expireDate: facts.expireDate });
  return { facts, failedPayment, seats, name: shown.name };
}

function seatsOf({ facts, seats, authors, publishers, canceledSeats }: CloudGroupRecord): readonly Seat[] {
  if (facts.kind === 'legacyAse') return seats;
  const ending = { canceled: canceledSeats, periodEnd: facts.expireDate };
  return countedSeats(facts.kind, { authors, publishers }, ending);
}

function failureOf({ firstFailedPaymentDate }: PastDueGroup['facts']): string {
  return firstFailedPaymentDate === null
    ? 'Automatic payment failed'
    : message.automaticPaymentFailed(formatDate(firstFailedPaymentDate));
}
