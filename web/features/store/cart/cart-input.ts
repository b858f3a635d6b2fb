import type { RpCartInput } from '../../../schema.generated';
import type { CartQuery } from './cart-query';
import type { GroupSelect_CandidateFragment } from './group-select.generated';

/** The group asked for, if it may be bought into; any other id counts as a new group (D-36). */
export function chosenGroup(
  cart: CartQuery,
  candidates: readonly GroupSelect_CandidateFragment[] | null,
): GroupSelect_CandidateFragment | null {
  return candidates?.find((each) => each.subscriptionId === cart.subscriptionGroup) ?? null;
}

/** How many products the cart holds, whatever their quantities. */
export function productCount({ quantities }: CartQuery): number {
  return Object.values(quantities).filter((quantity) => quantity > 0).length;
}

/** The cart as the gateway takes it; null while nothing is chosen. A group brings its own term (D-119). */
export function cartInput(cart: CartQuery, group: GroupSelect_CandidateFragment | null): RpCartInput | null {
  const { PRO, TEAM, ENTERPRISE } = cart.quantities;
  if (PRO + TEAM + ENTERPRISE === 0) return null;
  return {
    term: group?.term ?? cart.term,
    proQuantity: PRO,
    teamQuantity: TEAM,
    entQuantity: ENTERPRISE,
    subscriptionGroup: group?.subscriptionId ?? null,
  };
}
