/** A change of the contract that breaks clients and is meant to. */
export interface DeclaredChange {
  /** As the failing test names it: `Seat.note`, `Query.viewer`. */
  readonly path: string;
  /** What clients have to do instead. */
  readonly instead: string;
}

/**
 * Breaking changes since `published.graphqls`, the contract as last released. On a release the printed schema becomes
 * the published one and this list is emptied into the changelog.
 */
export const declaredChanges: readonly DeclaredChange[] = [
  {
    path: 'Subscription.nextBillingDate',
    instead: 'Null says that the group does not renew; the last covered day is `expireDate`.',
  },
];
