import { parseAssignment } from '#domain/licenses/people/assign-seat';
import { assignAccess } from '#domain/licenses/people/seat-access';
import { isInState, type SeatStep, stepTo, undone } from '#domain/licenses/plan/seat-state';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { AssignSeatPayload, UserErrorCode } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError, vendorRefusal } from '../common/user-error';
import { findLicense, findSeat } from './find-licenses';
import type { LicenseRow } from './license-row';
import { applySteps } from './plans/apply-steps';
import { toSeatPlans } from './plans/seat-plan';

export interface Assignment extends Pick<AssignSeatPayload, 'success' | 'userErrors'> {
  readonly seatId: string;
  /** Null when nothing was done or changed. */
  readonly step: SeatStep | null;
}

export const assignSeatResolvers = {
  Mutation: {
    assignSeat: async (_parent, { input }, context) => {
      const { seatId } = input;
      const found = await findLicense(context, seatId);
      if (!found) return refused(seatId, 'NOT_FOUND', message.assignNotAllowed);
      const typed = parseAssignment(input.email);
      if (!typed.ok) return refused(seatId, 'INVALID_INPUT', typed.message);
      const access = found.may(assignAccess);
      if (!access.allowed) return refused(seatId, access.code, access.message);
      if (input.seen != null) return assignSeen(context, found, input.seen, typed.email ?? '');

      const { email: userEmail, userId } = await requireProfile(context);
      const emailDomain = typed.email ?? '';
      const answer = await context.vendor.user.singleSeatAssignment({
        userEmail,
        userId,
        seat: seatId,
        emailDomain,
      });
      if (!answer.success) {
        const { code, text } = vendorRefusal(resolveMessage(answer, message.lastResort), 'email');
        return refused(seatId, code, text);
      }
      const step = stepTo(seatId, found.contents, { email: emailDomain });
      return { success: true, userErrors: [], seatId, step };
    },
  },
  AssignSeatPayload: {
    seat: async ({ seatId }, _args, context) => (await findSeat(context, seatId))?.seat ?? null,

    undo: async ({ step }, _args, context) =>
      step && (toSeatPlans([undone(step)], await requireProfile(context))[0] ?? null),

    subscription: async ({ seatId }, _args, context) =>
      (await findSeat(context, seatId))?.subscription ?? null,

    license: async ({ seatId }, _args, context) => (await findLicense(context, seatId))?.toLicense() ?? null,
  },
} satisfies SomeResolvers;

/** Reassigns the seat only if it is still assigned to `seen`. */
async function assignSeen(
  context: GatewayContext,
  found: LicenseRow,
  seen: string,
  email: string,
): Promise<Assignment> {
  const { seatId, contents } = found;
  const wanted = isInState(contents, { email }) ? [] : [{ seatId, from: { email: seen }, to: { email } }];
  const rows = new Map([[seatId, found]]);
  const { success, userErrors, steps } = await applySteps(context, rows, wanted, () => 'email');
  return { success, userErrors, seatId, step: steps[0] ?? null };
}

function refused(seatId: string, code: UserErrorCode, text: string): Assignment {
  const field = code === 'NOT_FOUND' ? 'seatId' : 'email';
  return {
    success: false,
    userErrors: [userError(code, text, { field, seatIds: [seatId] })],
    seatId,
    step: null,
  };
}
