import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { MutationResolvers, SendOfflineKeyPayload, UserErrorCode } from '../../resolvers.generated';
import { userError } from '../common/user-error';
import { findSeat } from './find-seat';

export const sendOfflineKey: MutationResolvers['sendOfflineKey'] = async (_parent, { input }, context) => {
  const { seatId } = input;
  const found = await findSeat(context, seatId);
  if (!found) return refused(seatId, 'NOT_FOUND', message.offlineKeyNotAllowed);
  const { allowed, code, message: why } = found.seat.offlineKeyEligibility;
  if (!allowed) return refused(seatId, code ?? 'NOT_ALLOWED', why ?? message.offlineKeyNotAllowed);
  const answer = await context.vendor.user.sendOfflineKey(seatId);
  if (!answer.success) return refused(seatId, 'VENDOR_REFUSED', resolveMessage(answer, message.lastResort));
  return { success: true, userErrors: [], key: answer.key };
};

function refused(
  seatId: string,
  code: UserErrorCode,
  text: string,
): Omit<SendOfflineKeyPayload, '__typename'> {
  const where = { field: 'seatId', seatIds: [seatId] };
  return { success: false, userErrors: [userError(code, text, where)], key: null };
}
