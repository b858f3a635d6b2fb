import type { LimitedAction } from './rate-limits';
import type { Mutation, Query } from './resolvers.generated';

/** Who may ask, and under which conditions. What somebody may do to one seat or group, the domain rules decide. */
export interface Permission {
  /** `customer` needs a session; whether it is good, the vendor decides at the first call. */
  readonly who: 'anyone' | 'customer';
  /** Counted per minute, and alone in its document: aliases must not multiply tries or payments. */
  readonly limited?: LimitedAction;
  /** Mutations are refused in read-only mode unless they say so (D-15). */
  readonly inReadOnlyMode?: true;
}

type Fields<T> = Record<Exclude<keyof T, '__typename'>, Permission>;

const anyone: Permission = { who: 'anyone' };
const customer: Permission = { who: 'customer' };

/** Every root field of the schema; one that is missing here does not compile, nor is it served. */
export const permissions: { readonly Query: Fields<Query>; readonly Mutation: Fields<Mutation> } = {
  Query: {
    viewer: anyone,
    authCheck: anyone,
    config: anyone,
    billingTokens: customer,
    priceList: customer,
    couponBundle: customer,
    coTermCandidates: customer,
    cartPreview: customer,
    orderStatus: customer,
    confirmation: customer,
  },
  Mutation: {
    login: { who: 'anyone', limited: 'signIn' },
    exchangeCode: { who: 'anyone', limited: 'signIn' },
    logout: { who: 'anyone', inReadOnlyMode: true },
    assignSeat: customer,
    buyRpSubscription: { who: 'customer', limited: 'order' },
  },
};
