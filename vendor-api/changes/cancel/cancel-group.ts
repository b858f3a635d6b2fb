import { and, eq, gte, sql } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date';
import {
  checkCloudCancel,
  checkCloudSeats,
  checkCloudUncancel,
} from '#domain/changes/cancel/check-cloud-cancel';
import { canceledSeat, uncanceledSeat } from '#domain/changes/cancel/offers-cancel';
import type { CancelQuestion } from '#domain/changes/cancel/plan-cancel';
import { checkPastDue } from '#domain/changes/retry/check-retry';
import {
  type CloudCounts,
  type CloudSeats,
  endingContents,
  isAllCanceled,
  renewingCounts,
} from '#domain/cloud/seat-counts';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import { type Activity, noteActivity } from '../../activity/note-activity';
import type { Database } from '../../db/database';
import { seats } from '../../db/schema/licenses';
import type { VendorDeps } from '../../deps';
import { type Answer, DONE, failure } from '../../http/answer';
import { type SignedInUser, viewerOf } from '../../http/identity';
import { describeGroup } from '../../licenses/group-content';
import { cloudSeatsOf, factsOfGroup, failureFacts } from '../../licenses/group-facts';
import {
  type GroupRow,
  isRenewing,
  lockOwnGroup,
  NO_CANCELED_COUNTS,
  NO_FAILED_PAYMENT,
  NO_OFFER,
  NO_PENDING_CHANGE,
  NO_PENDING_TERM,
  updateGroup,
} from '../../licenses/group-rows';
import { updateSeats } from '../../licenses/update-seats';
import { enqueueMail } from '../../mail/outbox';
import { isClaimed } from '../../orders/claims/row-claims';
import type { Refusal } from '../../orders/order-answer';
import { changeUnderWay, notCloudOwner, notOwner } from '../../orders/refusals';
import { transferWithdrawnMail } from '../transfer/transfer-mails';

interface CloudChange {
  /** Null when nothing changes. */
  activityOf(group: GroupRow): Pick<Activity, 'kind' | 'contents'> | null;
  check(facts: SubscriptionFacts, group: GroupRow, question: CancelQuestion): Refusal | null;
  write(tx: Database, group: GroupRow): Promise<void>;
}

const notRp = ({ kind }: GroupRow): Refusal | null =>
  kind === 'rp' ? { code: 'NOT_ELIGIBLE', message: message.groupCancelOnly } : null;

/** Cancels a whole cloud group, bundles included, at the end of its period (CANC-14, D-72). */
export const CANCEL_CLOUD_GROUP: CloudChange = {
  activityOf: () => ({ kind: 'canceled' }),
  check: (facts, group, question) => notRp(group) ?? checkCloudCancel(facts, question),
  async write(tx, group) {
    const { expireDate } = canceledSeat(group);
    const isOfGroup = and(eq(seats.subscriptionId, group.id), isRenewing);
    await updateSeats(tx, isOfGroup, { expireDate, ...NO_PENDING_CHANGE });
    const { cloudAuthorCount: canceledAuthorCount, rpPublisherCount: canceledPublisherCount } = group;
    const counts = { canceledAuthorCount, canceledPublisherCount };
    await updateGroup(tx, group.id, { ...NO_PENDING_TERM, canceled: true, ...counts });
  },
};

/** Uncancels a cloud group, and of its bundles only those that end with it. */
export const UNCANCEL_CLOUD_GROUP: CloudChange = {
  activityOf: () => ({ kind: 'uncanceled' }),
  check: (facts, group, question) => notRp(group) ?? checkCloudUncancel(facts, question),
  async write(tx, group) {
    const { expireDate } = uncanceledSeat();
    const endsWithGroup = and(eq(seats.subscriptionId, group.id), gte(seats.expireDate, group.expireDate));
    await updateSeats(tx, endsWithGroup, { expireDate, ...NO_PENDING_CHANGE });
    const renewing = { canceled: false, autoRenew: true };
    await updateGroup(tx, group.id, { ...NO_PENDING_TERM, ...renewing, ...NO_CANCELED_COUNTS });
  },
};

interface CountsChange {
  readonly canceled: CloudCounts;
  readonly active: { readonly authors: number | null; readonly publishers: number | null };
}

/** Sets how many authors and publishers are canceled at the end of the period (REST-59, CANC-11). */
export function cancelCounts({ canceled, active }: CountsChange): CloudChange {
  const seatsOf = (group: GroupRow): CloudSeats => ({ current: cloudSeatsOf(group).current, canceled });
  return {
    activityOf(group) {
      const { authors, publishers } = cloudSeatsOf(group).canceled;
      const contents = endingContents(canceled);
      if (canceled.authors > authors || canceled.publishers > publishers)
        return { kind: 'canceled', contents };
      const areFewer = canceled.authors < authors || canceled.publishers < publishers;
      return areFewer ? { kind: 'uncanceled', contents } : null;
    },
    check(facts, group, question) {
      const counts = seatsOf(group);
      return checkCloudSeats(facts, counts, question) ?? checkCurrent(counts, active);
    },
    write: (tx, group) =>
      updateGroup(tx, group.id, {
        ...(isAllCanceled(seatsOf(group)) ? { ...NO_PENDING_TERM, canceled: true } : { canceled: false }),
        canceledAuthorCount: canceled.authors,
        canceledPublisherCount: canceled.publishers,
      }),
  };
}

// The caller sends the renewing counts that it saw; a difference means that the page is outdated.
function checkCurrent(counts: CloudSeats, active: CountsChange['active']): Refusal | null {
  const { authors, publishers } = renewingCounts(counts);
  const isCurrent =
    (active.authors ?? authors) === authors && (active.publishers ?? publishers) === publishers;
  return isCurrent ? null : { code: 'NOT_ELIGIBLE', message: message.seatsStale };
}

export function changeCloudGroup(
  { db, clock, settings }: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  user: SignedInUser,
  id: string,
  { activityOf, check, write }: CloudChange,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const group = await lockOwnGroup(tx, user.id, id);
    if (group === null) return failure(notCloudOwner);
    const facts = await factsOfGroup(tx, group, settings.PO_BRAINTREE_ID);
    const refusal = check(facts, group, { viewer: viewerOf(user), today: clock.today() });
    if (refusal) return failure(refusal);
    if (await isClaimed(tx, [id])) return failure(changeUnderWay);
    await write(tx, group);
    const done = activityOf(group);
    if (done !== null)
      await noteActivity(tx, clock.now(), user, { ...done, ownerId: user.id, subscriptionId: id });
    return DONE;
  });
}

/** Ends the customer's past-due group (PAY-03), unless its payment is in progress. */
export function cancelPastDue(
  { db, clock }: Pick<VendorDeps, 'db' | 'clock'>,
  user: SignedInUser,
  id: string,
): Promise<Answer> {
  return db.transaction(async (tx) => {
    const group = await lockOwnGroup(tx, user.id, id);
    if (group === null) return failure(notOwner);
    if (group.canceled) return DONE;
    const refusal = checkPastDue(failureFacts(group));
    if (refusal) return failure(refusal);
    if (await isClaimed(tx, [group.id]))
      return failure({ message: message.paymentUnderWay, code: 'NOT_ALLOWED' });
    const description = await describeGroup(tx, group, clock.today());
    await endGroup(tx, group, addDays(clock.today(), -1));
    const canceled = { kind: 'canceled', ownerId: user.id, subscriptionId: id } as const;
    await noteActivity(tx, clock.now(), user, canceled);
    const { pendingOwnerEmail: to } = group;
    if (to !== null)
      await enqueueMail(tx, clock.now(), transferWithdrawnMail({ to, by: user, ...description }));
    return DONE;
  });
}

// The group ends yesterday at the latest, but never before its first day.
async function endGroup(tx: Database, group: GroupRow, yesterday: CalendarDate): Promise<void> {
  const { id, startDate } = group;
  const [end = yesterday] = [group.expireDate, yesterday].toSorted();
  const [, expireDate = startDate] = [startDate, end].toSorted();
  const ended = { canceled: true, autoRenew: false, expireDate };
  await updateGroup(tx, id, { ...ended, ...NO_FAILED_PAYMENT, ...NO_OFFER });
  await updateSeats(tx, eq(seats.subscriptionId, id), {
    // Seats that ended earlier keep their end, because they are paid no further.
    expireDate: sql`least(${seats.expireDate}, ${expireDate}::date)`,
    ...NO_PENDING_CHANGE,
  });
}
