import type { SeatFacts } from '../../licenses/model';
import { isContinuing } from '../../licenses/renews';
import type { RenewingSeat } from '../../renewals/renewal-plan';

type RetryChoice = 'RENEW' | 'CANCEL';

/** Default choice for a seat, as the failed renewal would have treated it (T-18, PAY-07). */
export function retryDefault(
  seat: Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>,
): RetryChoice {
  return isContinuing(seat) ? 'RENEW' : 'CANCEL';
}

export interface RetrySelection {
  /** Null starts from each seat's own default (T-18). */
  readonly all: RetryChoice | null;
  /** Ids of seats with the opposite choice. */
  readonly except: readonly string[];
}

export type SelectedSeats =
  | { readonly ok: true; readonly renewing: readonly RenewingSeat[] }
  | { readonly ok: false; readonly unknown: readonly string[] };

export function selectSeats(seats: readonly RenewingSeat[], { all, except }: RetrySelection): SelectedSeats {
  const known = new Set(seats.map(({ seatId }) => seatId));
  const others = new Set(except);
  const unknown = except.filter((id) => !known.has(id));
  if (unknown.length > 0 || others.size < except.length) return { ok: false, unknown };
  const renewing = seats.filter(
    (seat) => ((all ?? retryDefault(seat)) === 'RENEW') !== others.has(seat.seatId),
  );
  return { ok: true, renewing };
}
