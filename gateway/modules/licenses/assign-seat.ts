import { parseAssignment } from '#domain/licenses/people/assign-seat';
import { assignAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type {
  AssignSeatPayload,
  AssignSeatPayloadResolvers,
  MutationResolvers,
  UserErrorCode,
} from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError, vendorRefusal } from '../common/user-error';
import { findLicense } from './find-licenses';
import { findSeat } from './find-rows';

/** What came of an assignment. The seat is read again only if it is asked for: what is done stays done. */
export interface Assignment extends Pick<AssignSeatPayload, 'success' | 'userErrors'> {
  readonly seatId: string;
}

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

export const assignedSeat: AssignSeatPayloadResolvers['seat'] = async ({ seatId }, _args, context) =>
  (await findSeat(context, seatId))?.seat ?? null;

export const assignedSubscription: AssignSeatPayloadResolvers['subscription'] = async (
  { seatId },
  _args,
  context,
) => (await findSeat(context, seatId))?.subscription ?? null;

export const assignedLicense: AssignSeatPayloadResolvers['license'] = async ({ seatId }, _args, context) =>
  (await findLicense(context, seatId))?.toLicense() ?? null;
