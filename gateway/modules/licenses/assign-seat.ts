import { parseAssignment } from '#domain/licenses/assign-seat';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { MutationResolvers, UserErrorCode } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import type { Assignment } from './assignment';
import { findSeat } from './find-seat';

export const assignSeat: MutationResolvers['assignSeat'] = async (_parent, { input }, context) => {
  const { seatId } = input;
  const found = await findSeat(context, seatId);
  if (!found) {
    return (await isEducation(context, seatId))
      ? refused(seatId, 'NOT_ALLOWED', message.educationFixed)
      : refused(seatId, 'NOT_FOUND', message.assignNotAllowed);
  }
  const typed = parseAssignment(input.email);
  if (!typed.ok) return refused(seatId, 'INVALID_INPUT', typed.message);
  const { allowed, code, message: why } = found.seat.assignEligibility;
  if (!allowed) return refused(seatId, code ?? 'NOT_ALLOWED', why ?? message.assignNotAllowed);

  const { email: userEmail, userId } = await requireProfile(context);
  const emailDomain = typed.email ?? '';
  const answer = await context.vendor.user.singleSeatAssignment({
    userEmail,
    userId,
    seat: seatId,
    emailDomain,
  });
  if (!answer.success) return refused(seatId, 'VENDOR_REFUSED', resolveMessage(answer, message.lastResort));
  return { success: true, userErrors: [], seatId };
};

// An education licence of others is as unknown as any other.
async function isEducation({ loads }: GatewayContext, seatId: string): Promise<boolean> {
  const { education } = await loads.licenses();
  return education.some((seat) => seat.seatId === seatId);
}

function refused(seatId: string, code: UserErrorCode, text: string): Assignment {
  const field = code === 'NOT_FOUND' ? 'seatId' : 'email';
  return { success: false, userErrors: [userError(code, text, { field, seatIds: [seatId] })], seatId };
}
