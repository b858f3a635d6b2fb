import { assignAccess } from '#domain/licenses/people/seat-access';
import {
  type ListedPerson,
  MOST_LISTED,
  type PlannableSeat,
  type PlannedRow,
  planAssignments,
} from '#domain/licenses/plan/assignment-plan';
import { findingText, stops } from '#domain/licenses/plan/findings';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import { badUserInput } from '../../../graphql/errors';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type {
  AssignmentPlan,
  AssignmentPlanInput,
  ListedPersonInput,
  PlannedAssignment,
} from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { findLicenses, requireFewSeats } from '../find-licenses';
import { loadBook } from '../license-book';
import type { LicenseRow } from '../license-row';
import { toSeatFilter } from '../seat-filter';
import type { SubscriptionModel } from '../to-subscription';
import { toSeatPlans } from './seat-plan';

interface PlanSeat extends PlannableSeat {
  readonly row: LicenseRow;
}

export const assignmentPlanResolvers = {
  User: {
    assignmentPlan: async ({ context }, { input }) => {
      const people = input.people.map(toPerson);
      if (people.length === 0) throw badUserInput(message.planEmpty);
      if (people.length > MOST_LISTED) throw badUserInput(message.planTooMany);
      const [viewer, book, pool, named] = await Promise.all([
        requireProfile(context),
        loadBook(context),
        poolOf(context, input),
        findLicenses(
          context,
          people.flatMap(({ seatId }) => seatId ?? []),
        ),
      ]);
      const seats = new Map([...pool, ...named.map(toPlanSeat)].map((seat) => [seat.seatId, seat]));
      const rows = planAssignments({
        people,
        pool,
        named: seats,
        seatsOfUsers: book.seatsOfUsers(),
        allowsSecondSeats: input.allowSecondSeats ?? false,
      });
      const names = new Map(book.subscriptions.map(({ id, name }) => [id, name]));
      const steps = rows.flatMap(({ step }) => step ?? []);
      return {
        rows: rows.map((row) => toRow(row, seats, names)),
        seatCount: pool.filter(({ isAssignable }) => isAssignable).length,
        changeCount: steps.length,
        parts: toSeatPlans(steps, viewer),
      } satisfies AssignmentPlan;
    },
  },
} satisfies SomeResolvers;

function toPerson({ email = null, seatId = null, isManager, note = null }: ListedPersonInput): ListedPerson {
  return { email, seatId, isManager: isManager ?? false, note };
}

async function poolOf(
  context: GatewayContext,
  { seatIds, seatsMatching }: AssignmentPlanInput,
): Promise<PlanSeat[]> {
  if (seatIds && seatsMatching) throw badUserInput('Give either "seatIds" or "seatsMatching".');
  if (seatIds) {
    requireFewSeats(seatIds);
    return (await findLicenses(context, seatIds)).map(toPlanSeat);
  }
  if (!seatsMatching) return [];
  const filter = toSeatFilter(seatsMatching);
  const { subscriptions } = await loadBook(context);
  // Seats that can be used today come first.
  const usableFirst = subscriptions.toSorted((a, b) => Number(isUpcoming(a)) - Number(isUpcoming(b)));
  return usableFirst.flatMap(({ groupSeats }) =>
    groupSeats
      .select(filter)
      .filter((row) => !row.isEnded)
      .map(toPlanSeat),
  );
}

function isUpcoming({ section }: SubscriptionModel): boolean {
  return section === 'UPCOMING';
}

function toPlanSeat(row: LicenseRow): PlanSeat {
  const { seatId, isInForce, contents } = row;
  return { row, seatId, isAssignable: row.may(assignAccess).allowed, isInForce, ...contents };
}

function toRow(
  { email, seat, step, findings }: PlannedRow,
  seats: ReadonlyMap<string, PlanSeat>,
  names: ReadonlyMap<string, string>,
): PlannedAssignment {
  const known = seat && seats.get(seat.seatId)?.row;
  return {
    email,
    seat: known
      ? {
          id: known.seatId,
          productName: known.productName,
          groupName: names.get(known.groupId ?? '') ?? null,
          assignedTo: known.contents.email || null,
        }
      : null,
    isChange: step !== null,
    findings: findings.map((code) => ({ code, text: findingText(code), isStopping: stops(code) })),
  };
}
