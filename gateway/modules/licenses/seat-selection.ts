import { commonNote, managersOfSeats } from '#domain/licenses/managers-of-seats';
import { badUserInput } from '../../graphql/errors';
import type { SeatSelectionResolvers, UserResolvers } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { transferEligibility } from '../changes/transfer/transfer-eligibility';
import { findRows } from './find-rows';
import { loadBook } from './load-book';
import { requireFewSeats } from './seat-limits';
import type { SeatRow } from './seat-row';
import type { SubscriptionModel } from './subscription-model';

const MOST_SEATS = 500;

/** Seats of any groups; what is said of them is worked out when it is asked for. */
export interface SeatSelectionModel {
  readonly rows: readonly SeatRow[];
  readonly totalCount: number;
  /** The groups that the seats are in, in display order. */
  readonly subscriptions: readonly SubscriptionModel[];
}

export const seatSelection: UserResolvers['seatSelection'] = async ({ context }, { seatIds }) => {
  requireFewSeats(seatIds);
  const [found, book] = await Promise.all([findRows(context, seatIds), loadBook(context)]);
  const groups = new Set(found.map(({ subscription }) => subscription));
  return {
    rows: found.map(({ row }) => row),
    totalCount: found.length,
    subscriptions: book.subscriptions.filter((subscription) => groups.has(subscription)),
  };
};

export const selectedSeats: SeatSelectionResolvers['seats'] = ({ rows }, { first }) => {
  const count = first ?? 50;
  if (count < 1 || count > MOST_SEATS) throw badUserInput(`"first" must be 1 to ${MOST_SEATS}.`);
  return rows.slice(0, count).map((row) => row.toSeat());
};

export const managersOfSelection: SeatSelectionResolvers['managers'] = ({ rows }) => managersOfSeats(rows);

export const noteOfSelection: SeatSelectionResolvers['note'] = ({ rows }) => commonNote(rows);

export const transferOfSelection: SeatSelectionResolvers['transferEligibility'] = async (
  { subscriptions },
  _args,
  context,
) => {
  const [{ facts }, viewer] = await Promise.all([loadBook(context), requireProfile(context)]);
  const ids = new Set(subscriptions.map(({ id }) => id));
  return transferEligibility(
    facts.filter(({ id }) => ids.has(id)),
    viewer,
  );
};
