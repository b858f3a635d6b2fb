import type { SeatsPayload, SeatsPayloadResolvers } from '../../resolvers.generated';
import { loadViewer } from '../account/user-model';
import { findLicenses } from './find-licenses';
import { findRows } from './find-rows';
import { requireFewSeats } from './seat-limits';

/** What came of a change of seats. They are read again only if asked for: what is done stays done. */
export interface SeatsChange extends Pick<SeatsPayload, 'success' | 'userErrors'> {
  /** The seats that the change was about. */
  readonly seatIds: readonly string[];
  /** Whether anything was sent; else everything is as it was. */
  readonly wasSent: boolean;
}

export const changedSeats: SeatsPayloadResolvers['seats'] = async (change, { among }, context) => {
  requireFewSeats(among);
  if (!change.wasSent) return null;
  const changed = new Set(change.seatIds);
  const found = await findRows(
    context,
    among.filter((id) => changed.has(id)),
  );
  return found.map(({ row }) => row.toSeat());
};

export const changedLicenses: SeatsPayloadResolvers['licenses'] = async (change, { among }, context) => {
  requireFewSeats(among);
  if (!change.wasSent) return null;
  const changed = new Set(change.seatIds);
  const found = await findLicenses(
    context,
    among.filter((id) => changed.has(id)),
  );
  return found.map((row) => row.toLicense());
};

export const changedSubscriptions: SeatsPayloadResolvers['subscriptions'] = async (
  change,
  _args,
  context,
) => {
  if (!change.wasSent) return null;
  const found = await findRows(context, change.seatIds);
  return [...new Set(found.map(({ subscription }) => subscription))];
};

export const seatsViewer: SeatsPayloadResolvers['viewer'] = ({ wasSent }, _args, context) =>
  wasSent ? loadViewer(context) : null;
