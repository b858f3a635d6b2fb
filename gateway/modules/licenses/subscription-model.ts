import type { Subscription } from '../../resolvers.generated';
import type { GroupSeats } from './group-seats';

/** A group with everything that can be said of it worked out once; only its seats and prices are fetched by resolvers. */
export interface SubscriptionModel extends Omit<Subscription, '__typename' | 'seats' | 'nextRenewal'> {
  readonly groupSeats: GroupSeats;
}
