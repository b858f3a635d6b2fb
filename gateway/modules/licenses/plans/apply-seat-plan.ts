import { partsUnderRule, SEAT_PARTS, STEP_RULES } from '#domain/licenses/plan/step-rules';
import { message } from '#domain/messages/catalogue';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { requireProfile } from '../../account/require-profile';
import { userError } from '../../common/user-error';
import { invalid, refusalsOf, refused, rowsById } from '../change-seats';
import { applySteps, matchesFrom } from './apply-steps';
import { eachSeat, MOST_SEATS_OF_A_PART, planIdOf, toSteps } from './seat-plan';

export const applySeatPlanResolvers = {
  Mutation: {
    applySeatPlan: async (_parent, { input }, context) => {
      const viewer = await requireProfile(context);
      const told = toSteps(input.steps);
      const steps = eachSeat(told);
      const seatIds = steps.map(({ seatId }) => seatId);
      if (steps.length === 0) return invalid(message.seatsRequired, 'steps');
      if (steps.length > MOST_SEATS_OF_A_PART) return invalid(message.assignTooMany, 'steps');
      if (new Set(seatIds).size < seatIds.length) return invalid(message.seatsTwice, 'steps');
      if (planIdOf(told, viewer) !== input.planId) return invalid(message.planStale, 'planId');
      const rows = await rowsById(context, seatIds);
      const refusals = SEAT_PARTS.flatMap((part) => {
        const concerned = steps
          .filter(({ to }) => partsUnderRule(to).includes(part))
          .map(({ seatId }) => seatId);
        const { access, stranger } = STEP_RULES[part];
        return refusalsOf(rows, concerned, { rule: access, stranger }, 'steps');
      });
      if (refusals.length > 0) return refused(...refusals);
      const changed = steps.filter((step) => !matchesFrom(rows, step)).map(({ seatId }) => seatId);
      return changed.length > 0 && !input.leaveChanged
        ? refused(userError('CONFLICT', message.planStale, { seatIds: changed }))
        : applySteps(context, rows, steps);
    },
  },
} satisfies SomeResolvers;
