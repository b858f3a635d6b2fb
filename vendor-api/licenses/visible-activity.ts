import {
  and,
  count,
  desc,
  eq,
  inArray,
  lt,
  ne,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import { ORDER_ACTIVITY, OWNERS_ACTIVITY } from '#domain/licenses/activity/activity-kinds';
import type { Database } from '../db/database';
import { activities, activitySeats } from '../db/schema/activity';
import { seats } from '../db/schema/licenses';
import type { SignedInUser } from '../http/identity';
import { managedSeatIds } from './visible-seats';

export interface ActivityQuestion {
  /** Id of the last activity already seen. */
  readonly before: number | null;
  readonly limit: number;
  /** Address in lower case of the actor, the agent or a person concerned. */
  readonly person: string | null;
  readonly seatId: string | null;
}

const NAMED = 3;

/** Newest first: all activities of an owner, and of others those about seats that the user manages (T-09). */
export async function visibleActivity(db: Database, user: SignedInUser, question: ActivityQuestion) {
  const wanted = and(
    inArray(activities.id, visibleIds(db, user)),
    question.person === null ? undefined : isAbout(db, user, question.person),
    question.seatId === null ? undefined : isOfSeat(db, user, question.seatId),
  );
  const { before, limit } = question;
  const [found, totals] = await Promise.all([
    db
      .select({
        ...{ id: activities.id, at: activities.at, kind: activities.kind, actor: activities.actor },
        ...{ agent: activities.agent, subscriptionId: activities.subscriptionId },
        contents: seenContents(db, user),
        seats: seenSeats(db, user),
      })
      .from(activities)
      .where(and(wanted, before === null ? undefined : lt(activities.id, before)))
      .orderBy(desc(activities.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(activities).where(wanted),
  ]);
  const events = found.slice(0, limit).map(({ seats: seen, ...event }) => ({ ...event, ...seen }));
  return { success: true, total: totals[0]?.total ?? 0, hasMore: found.length > limit, events };
}

function visibleIds(db: Database, user: SignedInUser) {
  const id = { id: activities.id };
  const owned = db.select(id).from(activities).where(eq(activities.ownerId, user.id));
  const shared = and(notInArray(activities.kind, [...OWNERS_ACTIVITY]), notExists(otherHalf(db, user)));
  const ofSeats = db
    .select(id)
    .from(activitySeats)
    .innerJoin(activities, eq(activities.id, activitySeats.activityId))
    .where(and(shared, inArray(activitySeats.seatId, managedSeatIds(db, user))));
  const managedGroups = db
    .select({ id: seats.subscriptionId })
    .from(seats)
    .where(inArray(seats.id, managedSeatIds(db, user)));
  const ofGroups = db
    .select(id)
    .from(activities)
    .where(and(shared, inArray(activities.subscriptionId, managedGroups), isOfWholeGroup(db)));
  return union(owned, ofSeats, ofGroups);
}

/** A transfer is noted for both owners; a viewer of both notes sees their own, or the first. */
function otherHalf(db: Database, user: SignedInUser) {
  const half = alias(activities, 'half');
  return db
    .select({ id: half.id })
    .from(half)
    .where(
      and(
        eq(activities.kind, 'transferred'),
        eq(half.kind, 'transferred'),
        eq(half.subscriptionId, activities.subscriptionId),
        eq(half.at, activities.at),
        ne(half.id, activities.id),
        or(eq(half.ownerId, user.id), lt(half.id, activities.id)),
      ),
    );
}

function isOfWholeGroup(db: Database): SQL {
  return notExists(
    db
      .select({ id: activitySeats.seatId })
      .from(activitySeats)
      .where(eq(activitySeats.activityId, activities.id)),
  );
}

function isAbout(db: Database, user: SignedInUser, person: string): SQL | undefined {
  const isIn = (people: SQL) => sql`${person} = any(string_to_array(${people}, ', '))`;
  const isNamed = or(isIn(sql`${activitySeats.before}`), isIn(sql`${activitySeats.after}`));
  const visited = eq(sql`lower(${activities.agent})`, person);
  return or(eq(activities.actor, person), visited, touches(db, user, isNamed));
}

// Activity of the seat's whole group counts too.
function isOfSeat(db: Database, user: SignedInUser, seatId: string): SQL | undefined {
  const groupOf = (isSeen?: SQL) =>
    db
      .select({ id: seats.subscriptionId })
      .from(seats)
      .where(and(eq(seats.id, seatId), isSeen));
  const isOfGroup = or(
    and(eq(activities.ownerId, user.id), inArray(activities.subscriptionId, groupOf())),
    inArray(activities.subscriptionId, groupOf(inArray(seats.id, managedSeatIds(db, user)))),
  );
  return or(touches(db, user, eq(activitySeats.seatId, seatId)), and(isOfGroup, isOfWholeGroup(db)));
}

// Only by seats that the viewer sees, or a search would reveal who has the others.
function touches(db: Database, user: SignedInUser, which: SQL | undefined): SQL | undefined {
  const touched = (isSeen?: SQL) =>
    db.select({ id: activitySeats.activityId }).from(activitySeats).where(and(which, isSeen));
  return or(
    and(eq(activities.ownerId, user.id), inArray(activities.id, touched())),
    inArray(activities.id, touched(inArray(activitySeats.seatId, managedSeatIds(db, user)))),
  );
}

/** The contents of an order count all its seats, so only viewers of all of them see it. */
function seenContents(db: Database, user: SignedInUser): SQL<string> {
  const unseen = db
    .select({ id: activitySeats.seatId })
    .from(activitySeats)
    .where(
      and(
        eq(activitySeats.activityId, activities.id),
        notInArray(activitySeats.seatId, managedSeatIds(db, user)),
      ),
    );
  const isSeen = or(eq(activities.ownerId, user.id), and(notExists(unseen), isOfSeenGroup(db, user)));
  return sql<string>`case when ${isSeen} then ${activities.contents} else '' end`;
}

// An order of a whole group names no seats and means all of the group.
function isOfSeenGroup(db: Database, user: SignedInUser): SQL | undefined {
  const unseen = db
    .select({ id: seats.id })
    .from(seats)
    .where(
      and(
        eq(seats.subscriptionId, activities.subscriptionId),
        notInArray(seats.id, managedSeatIds(db, user)),
      ),
    );
  const isOrder = inArray(activities.kind, ORDER_ACTIVITY);
  return or(not(isOrder), not(isOfWholeGroup(db)), notExists(unseen));
}

interface SeenSeats {
  readonly seatCount: number;
  readonly seats: readonly { seatId: string; product: string; before: string; after: string }[];
}

/** Of another owner's activity, only the seats that the viewer manages. */
function seenSeats(db: Database, user: SignedInUser): SQL<SeenSeats> {
  const isSeen = or(eq(activities.ownerId, user.id), inArray(activitySeats.seatId, managedSeatIds(db, user)));
  const rows = sql`
    select ${activitySeats.seatId} as "seatId", ${seats.product} as product, ${activitySeats.before} as before,
      ${activitySeats.after} as after, row_number() over (order by ${activitySeats.seatId}) as place
    from ${activitySeats} join ${seats} on ${seats.id} = ${activitySeats.seatId}
    where ${activitySeats.activityId} = ${activities.id} and ${isSeen}`;
  return sql<SeenSeats>`(
    select json_build_object('seatCount', count(*), 'seats', coalesce(json_agg(json_build_object(
      'seatId', "seatId", 'product', product, 'before', before, 'after', after) order by place)
      filter (where place <= ${NAMED}), '[]')) from (${rows}) as seen)`;
}
