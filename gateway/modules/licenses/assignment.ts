import type { AssignSeatPayload, AssignSeatPayloadResolvers } from '../../resolvers.generated';
import { findLicense } from './find-licenses';
import { findSeat } from './find-seat';

/** What came of an assignment. The seat is read again only if it is asked for: what is done stays done. */
export interface Assignment extends Pick<AssignSeatPayload, 'success' | 'userErrors'> {
  readonly seatId: string;
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
