/** What the Cloud for Business tab sells: bundles, or authors and publishers (D-31). */
export type CfbChoice = 'bundle' | 'seats';

interface CfbQuestion {
  /** What the address or the customer has said; null for nothing. */
  chosen: CfbChoice | null;
  /** Whether the group asked for is one of authors and publishers. */
  isGroupOfSeats: boolean;
}

/** A bundle unless seats were chosen, or the group to join holds them (D-31). */
export function cfbChoice({ chosen, isGroupOfSeats }: CfbQuestion): CfbChoice {
  return chosen ?? (isGroupOfSeats ? 'seats' : 'bundle');
}
