import { assignAccess } from '#domain/licenses/seat-access';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { MutationResolvers, SeatAssignmentInput, UserError } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import { refusalsFor, refused } from './change-seats';
import type { SeatsChange } from './seats-change';

/** A person types or pastes them one by one. */
const MOST = 500;

export const assignSeats: MutationResolvers['assignSeats'] = async (_parent, { input }, context) => {
  const { assignments } = input;
  const wrong = (text: string) => refused(userError('INVALID_INPUT', text, { field: 'assignments' }));
  if (assignments.length === 0) return wrong(message.seatsRequired);
  if (assignments.length > MOST) return wrong(message.assignTooMany);
  const seatIds = assignments.map(({ seatId }) => seatId);
  if (new Set(seatIds).size < seatIds.length) return wrong(message.seatsTwice);
  const refusals = await refusalsFor(context, seatIds, {
    rule: assignAccess,
    stranger: message.assignNotAllowed,
  });
  const stopped = new Set(refusals.flatMap((refusal) => refusal.seatIds));
  const wanted = assignments.filter(({ seatId }) => !stopped.has(seatId));
  return wanted.length === 0 ? refused(...refusals) : send(context, wanted, refusals);
};

/** Sends what may be done; texts without `@` too, for the vendor to judge (D-67). */
async function send(
  context: GatewayContext,
  wanted: readonly SeatAssignmentInput[],
  refusals: readonly UserError[],
): Promise<SeatsChange> {
  const { email: userEmail, userId } = await requireProfile(context);
  const seats = wanted.map(({ seatId }) => seatId);
  const answer = await context.vendor.user.multiAssignSeat({
    userEmail,
    userId,
    seats,
    emails: wanted.map(({ email }) => email.trim()),
    isManager: wanted.map(({ isManager }) => isManager ?? false),
  });
  const told = seats.flatMap((seatId, index) => {
    const text = answer.messages[index] ?? '';
    return text === '' ? [] : [userError('VENDOR_REFUSED', text, { field: 'email', seatIds: [seatId] })];
  });
  const untold = answer.success || told.length > 0 ? [] : [untoldRefusal(answer, seats)];
  const userErrors = [...refusals, ...told, ...untold];
  return { success: userErrors.length === 0, userErrors, seatIds: seats, wasSent: true };
}

function untoldRefusal(answer: Parameters<typeof resolveMessage>[0], seatIds: string[]): UserError {
  return userError('VENDOR_REFUSED', resolveMessage(answer, message.lastResort), { seatIds });
}
