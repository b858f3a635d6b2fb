import type { SeatFacts } from '../../licenses/model';
import { goesOn } from '../../licenses/renews';

/** What becomes of a seat when the failed payment is made good. */
export type RetryChoice = 'RENEW' | 'CANCEL';

/** What is proposed for a seat: as its renewal would have gone, had the payment not failed (T-18, PAY-07). */
export function retryDefault(
  seat: Pick<SeatFacts, 'expireDate' | 'futureTerm' | 'futureLicenseType'>,
): RetryChoice {
  return goesOn(seat) ? 'RENEW' : 'CANCEL';
}
