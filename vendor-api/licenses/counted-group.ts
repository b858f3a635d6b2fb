import type { SubscriptionKind } from '../db/schema/licenses';

/** Whether authors and publishers are only counted, without a row for each seat. */
export function isCounted<Group extends { readonly kind: SubscriptionKind }>(
  group: Group,
): group is Group & { readonly kind: 'cfb' | 'cloud' } {
  return group.kind === 'cfb' || group.kind === 'cloud';
}
