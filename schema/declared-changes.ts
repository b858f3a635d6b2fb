/** An intended breaking change of the contract. */
export interface DeclaredChange {
  /** Path as in the failing test: `Seat.note`, `Query.viewer`. */
  readonly path: string;
  /** Migration note for clients. */
  readonly instead: string;
}

/**
 * Breaking changes since `published.graphqls`, the last released contract. On a release the printed schema replaces
 * the published one, and this list moves to the changelog.
 */
export const declaredChanges: readonly DeclaredChange[] = [
  {
    path: 'Subscription.nextBillingDate',
    instead: 'Null says that the group does not renew; the last covered day is `expireDate`.',
  },
];
