import { isInState, type SeatStep } from '#domain/licenses/plan/seat-state';
import { SEAT_PARTS, STEP_RULES } from '#domain/licenses/plan/step-rules';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { UserError } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { userError, vendorRefusal } from '../../common/user-error';
import { refusalsOf, refused, rowsById } from '../change-seats';
import type { LicenseRow } from '../license-row';
import type { SeatsChange } from '../seats-change';
import { takeByPlainCalls } from './plain-calls';
import { eachSeat, MOST_SEATS_OF_A_PART, planIdOf, toSteps } from './seat-plan';

export const applySeatPlanResolvers = {
  Mutation: {
    applySeatPlan: async (_parent, { input }, context) => {
      const viewer = await requireProfile(context);
      const told = toSteps(input.steps);
      const steps = eachSeat(told);
      const seatIds = steps.map(({ seatId }) => seatId);
      const wrong = (text: string, field: string) => refused(userError('INVALID_INPUT', text, { field }));
      if (steps.length === 0) return wrong(message.seatsRequired, 'steps');
      if (steps.length > MOST_SEATS_OF_A_PART) return wrong(message.assignTooMany, 'steps');
      if (new Set(seatIds).size < seatIds.length) return wrong(message.seatsTwice, 'steps');
      if (planIdOf(told, viewer) !== input.planId) return wrong(message.planStale, 'planId');
      const rows = await rowsById(context, seatIds);
      const refusals = SEAT_PARTS.flatMap((part) => {
        const concerned = steps.filter(({ to }) => to[part] !== undefined).map(({ seatId }) => seatId);
        const { access, stranger } = STEP_RULES[part];
        return refusalsOf(rows, concerned, { rule: access, stranger });
      });
      if (refusals.length > 0) return refused(...refusals);
      const changed = steps.filter((step) => !isAsBefore(rows, step)).map(({ seatId }) => seatId);
      const isWhole = !input.leaveChanged;
      if (changed.length > 0 && isWhole)
        return refused(userError('CONFLICT', message.planStale, { seatIds: changed }));
      const left = new Set(changed);
      const taken = steps.filter(({ seatId }) => !left.has(seatId));
      const conflicts = changed.length > 0 ? [conflict(changed)] : [];
      return taken.length === 0 ? refused(...conflicts) : take(context, taken, conflicts);
    },
  },
} satisfies SomeResolvers;

function isAsBefore(rows: ReadonlyMap<string, LicenseRow>, { seatId, from }: SeatStep): boolean {
  const contents = rows.get(seatId)?.contents;
  return contents !== undefined && isInState(contents, from);
}

async function take(
  context: GatewayContext,
  steps: readonly SeatStep[],
  conflicts: readonly UserError[],
): Promise<SeatsChange> {
  const { email: userEmail, userId } = await requireProfile(context);
  const { user } = context.vendor;
  const answer = await user.changeSeats({
    userEmail,
    userId,
    steps: steps.map(({ seatId, from, to }) => ({ seat: seatId, from, to })),
  });
  const messages =
    answer === null ? await takeByPlainCalls(user, { userEmail, userId }, steps) : answer.messages;
  const ofRows = steps.flatMap(({ seatId }, index) => {
    const text = messages[index] ?? '';
    if (text === '') return [];
    if (text === message.seatChanged) return [conflict([seatId])];
    const { code, field } = vendorRefusal(text, 'steps');
    return [userError(code, text, { field, seatIds: [seatId] })];
  });
  const hasFailed = answer !== null && !answer.success && ofRows.length === 0;
  const seatIds = steps.map(({ seatId }) => seatId);
  const ofAll = hasFailed ? [userError('VENDOR_REFUSED', message.lastResort, { seatIds })] : [];
  const userErrors = [...conflicts, ...ofRows, ...ofAll];
  const stopped = new Set(userErrors.flatMap((each) => each.seatIds));
  return {
    success: userErrors.length === 0,
    userErrors,
    seatIds,
    steps: steps.filter(({ seatId }) => !stopped.has(seatId)),
    wasSent: true,
  };
}

function conflict(seatIds: string[]): UserError {
  return userError('CONFLICT', message.seatChanged, { seatIds });
}
