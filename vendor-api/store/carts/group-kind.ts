import type { SubscriptionKind } from '../../db/schema/licenses';
import type { CartContents } from '../../orders/order-snapshot';

/** The kind of group that a cart makes or joins; groups of different kinds never mix. */
export function groupKindOf(contents: CartContents): SubscriptionKind {
  return contents.kind === 'cloud' ? contents.plan : contents.kind;
}
