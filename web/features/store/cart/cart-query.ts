import type { Edition, RpCartInput } from '../../../schema.generated';
import type { GroupSelect_CandidateFragment } from './group-select.generated';
import {
  type AnyCart,
  type CartCodec,
  COMMON_NAMES,
  readCommon,
  readQuantity,
  writeCommon,
  writeQuantity,
} from './query-values';

export interface RpCart extends AnyCart {
  quantities: Record<Edition, number>;
}

const NAMES = { PRO: 'pro', TEAM: 'team', ENTERPRISE: 'ent' } as const satisfies Record<Edition, string>;

export const rpCartCodec: CartCodec<RpCart> = {
  names: [...Object.values(NAMES), ...COMMON_NAMES],
  read: (query) => ({
    quantities: {
      PRO: readQuantity(query, NAMES.PRO),
      TEAM: readQuantity(query, NAMES.TEAM),
      ENTERPRISE: readQuantity(query, NAMES.ENTERPRISE),
    },
    ...readCommon(query),
  }),
  write: (cart) => ({
    [NAMES.PRO]: writeQuantity(cart.quantities.PRO),
    [NAMES.TEAM]: writeQuantity(cart.quantities.TEAM),
    [NAMES.ENTERPRISE]: writeQuantity(cart.quantities.ENTERPRISE),
    ...writeCommon(cart),
  }),
};

export function productCount({ quantities }: RpCart): number {
  return Object.values(quantities).filter((quantity) => quantity > 0).length;
}

/** Returns the cart for the gateway; null while nothing is chosen. A group brings its own term (D-119). */
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
