import type { TermCode } from '../terms/term-code';
import type { LicenseType } from './license-type';
import type { SeatFacts } from './model';

/** The licence after pending changes: the future one if set, Pro included (STAT-05). */
export function effectiveLicenseType(
  seat: Pick<SeatFacts, 'licenseType' | 'futureLicenseType'>,
): LicenseType {
  return seat.futureLicenseType ?? seat.licenseType;
}

/** The term after pending changes (STAT-05). */
export function effectiveTerm(seat: Pick<SeatFacts, 'futureTerm'>, currentTerm: TermCode): TermCode {
  return seat.futureTerm ?? currentTerm;
}
