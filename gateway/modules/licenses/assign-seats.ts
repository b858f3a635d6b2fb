import { assignAccess } from '#domain/licenses/people/seat-access';
import { type SeatStep, stepTo, withManagers } from '#domain/licenses/plan/seat-state';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { SeatAssignmentInput, UserError } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError, vendorRefusal } from '../common/user-error';
import { invalid, type Rows, refusalsOf, refused, rowsById, type SeatsChange, stepsOf } from './change-seats';
import { applySteps } from './plans/apply-steps';

const MOST = 500;

export const assignSeatsResolvers = {
  Mutation: {
    assignSeats: async (_parent, { input }, context) => {
      const { assignments } = input;
      if (assignments.length === 0) return invalid(message.seatsRequired, 'assignments');
      if (assignments.length > MOST) return invalid(message.assignTooMany, 'assignments');
      const seatIds = assignments.map(({ seatId }) => seatId);
      if (new Set(seatIds).size < seatIds.length) return invalid(message.seatsTwice, 'assignments');
      const rows = await rowsById(context, seatIds);
      const rule = { rule: assignAccess, stranger: message.assignNotAllowed };
      const refusals = refusalsOf(rows, seatIds, rule, 'assignments');
      const stopped = new Set(refusals.flatMap((refusal) => refusal.seatIds));
      const wanted = assignments.filter(({ seatId }) => !stopped.has(seatId));
      if (wanted.length === 0) return refused(...refusals);
      if (wanted.some(({ seen }) => seen != null)) {
        const taken = await applySteps(context, rows, stepsWanted(rows, wanted), fieldOf(assignments));
        const userErrors = [...refusals, ...taken.userErrors];
        return { ...taken, userErrors, success: userErrors.length === 0 };
      }
      const change = await send(context, assignments, wanted, refusals);
      return { ...change, steps: stepsTaken(rows, wanted, change.userErrors) };
    },
  },
} satisfies SomeResolvers;

/** Returns the steps, each from the assignee that was seen or, without one, from the current assignee. */
function stepsWanted(rows: Rows, wanted: readonly SeatAssignmentInput[]): SeatStep[] {
  return wanted.flatMap(({ seatId, email: typed, isManager, seen }) => {
    const now = rows.get(seatId)?.contents;
    if (!now) return [];
    const email = typed.trim();
    const wants = {
      email,
      ...(isManager && email !== '' && { managers: withManagers(now.managers, [email]) }),
    };
    const step = stepTo(seatId, now, wants);
    return step === null ? [] : [seen == null || step.to.email === undefined ? step : seenStep(step, seen)];
  });
}

function seenStep(step: SeatStep, seen: string): SeatStep {
  return { ...step, from: { ...step.from, email: seen } };
}

function fieldOf(asked: readonly SeatAssignmentInput[]) {
  const placeOf = new Map(asked.map(({ seatId }, index) => [seatId, index]));
  return (seatId: string) => `assignments.${placeOf.get(seatId)}.email`;
}

/** Sends the allowed assignments, also texts without `@`, which the vendor judges (D-67). */
async function send(
  context: GatewayContext,
  asked: readonly SeatAssignmentInput[],
  wanted: readonly SeatAssignmentInput[],
  refusals: readonly UserError[],
): Promise<Omit<SeatsChange, 'steps'>> {
  const { email: userEmail, userId } = await requireProfile(context);
  const seats = wanted.map(({ seatId }) => seatId);
  const answer = await context.vendor.user.multiAssignSeat({
    userEmail,
    userId,
    seats,
    emails: wanted.map(({ email }) => email.trim()),
    isManager: wanted.map(({ isManager }) => isManager ?? false),
  });
  const field = fieldOf(asked);
  const ofRows = seats.flatMap((seatId, index) => {
    const message = answer.messages[index] ?? '';
    if (message === '') return [];
    const { code, text, field: where } = vendorRefusal(message, field(seatId));
    return [userError(code, text, { field: where, seatIds: [seatId] })];
  });
  const ofAll = answer.success || ofRows.length > 0 ? [] : [refusalOfAll(answer, seats)];
  const userErrors = [...refusals, ...ofRows, ...ofAll];
  return { success: userErrors.length === 0, userErrors, seatIds: seats, wasSent: true };
}

function stepsTaken(
  rows: Rows,
  wanted: readonly SeatAssignmentInput[],
  userErrors: readonly UserError[],
): SeatStep[] {
  const stopped = new Set(userErrors.flatMap(({ seatIds }) => seatIds));
  const done = new Map(wanted.flatMap((each) => (stopped.has(each.seatId) ? [] : [[each.seatId, each]])));
  return stepsOf(rows, [...done.keys()], ({ managers }, seatId) => {
    const { email = '', isManager = false } = done.get(seatId) ?? {};
    const added = isManager && email.trim() !== '' ? [email.trim()] : [];
    return { email: email.trim(), managers: withManagers(managers, added) };
  });
}

function refusalOfAll(answer: Parameters<typeof resolveMessage>[0], seatIds: string[]): UserError {
  return userError('VENDOR_REFUSED', resolveMessage(answer, message.lastResort), { seatIds });
}
