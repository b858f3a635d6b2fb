import { partsUnderRule, SEAT_PARTS, STEP_RULES } from '#domain/licenses/plan/step-rules';
import { message } from '#domain/messages/catalogue';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { requireProfile } from '../../account/require-profile';
import { userError } from '../../common/user-error';
import { refusalsOf, refused, rowsById } from '../change-seats';
import { applySteps, matchesFrom } from './apply-steps';
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
