import type { Edition } from '../../../schema.generated';
import {
  type AnyCart,
  type CartCodec,
  COMMON_NAMES,
  readCommon,
  readQuantity,
  writeCommon,
  writeQuantity,
} from './query-values';

/** The cart of the RP tab. */
export interface RpCart extends AnyCart {
  quantities: Record<Edition, number>;
}

const NAMES = { PRO: 'pro', TEAM: 'team', ENTERPRISE: 'ent' } as const satisfies Record<Edition, string>;

/** `pro`, `team` and `ent` are quantities. */
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
