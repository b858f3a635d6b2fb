import type { Subscription } from '../../resolvers.generated';
import type { GroupSeats } from './group-seats';

/** A group with everything that can be said of it worked out once; only its seats are fetched by a resolver. */
export interface SubscriptionModel extends Omit<Subscription, '__typename' | 'seats'> {
  readonly groupSeats: GroupSeats;
}
