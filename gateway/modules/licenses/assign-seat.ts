import { parseAssignment } from '#domain/licenses/people/assign-seat';
import { assignAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { MutationResolvers, UserErrorCode } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import { vendorRefusal } from '../common/vendor-refusal';
import type { Assignment } from './assignment';
import { findLicense } from './find-licenses';

export const assignSeat: MutationResolvers['assignSeat'] = async (_parent, { input }, context) => {
  const { seatId } = input;
  const found = await findLicense(context, seatId);
  if (!found) return refused(seatId, 'NOT_FOUND', message.assignNotAllowed);
  const typed = parseAssignment(input.email);
  if (!typed.ok) return refused(seatId, 'INVALID_INPUT', typed.message);
  const access = found.may(assignAccess);
  if (!access.allowed) return refused(seatId, access.code, access.message);

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
  return { success: true, userErrors: [], seatId };
};

function refused(seatId: string, code: UserErrorCode, text: string): Assignment {
  const field = code === 'NOT_FOUND' ? 'seatId' : 'email';
  return { success: false, userErrors: [userError(code, text, { field, seatIds: [seatId] })], seatId };
}
