import { badUserInput } from '../../graphql/errors';

/** Seats of one question or change; twice the largest account that is known. */
const MOST = 20_000;

export function requireFewSeats(seatIds: readonly string[]): void {
  if (seatIds.length > MOST) throw badUserInput(`At most ${MOST} seats may be named.`);
}
