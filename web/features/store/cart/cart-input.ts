import type { RpCartInput } from '../../../schema.generated';
import type { RpCart } from './cart-query';
import type { GroupSelect_CandidateFragment } from './group-select.generated';

/** How many products the cart holds, whatever their quantities. */
export function productCount({ quantities }: RpCart): number {
  return Object.values(quantities).filter((quantity) => quantity > 0).length;
}

/** The cart as the gateway takes it; null while nothing is chosen. A group brings its own term (D-119). */
export function rpCartInput(cart: RpCart, group: GroupSelect_CandidateFragment | null): RpCartInput | null {
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
