import type { ApolloClient } from '@apollo/client';

/**
 * Refetches the active queries; each part shows its own failure. Uncached queries belong to dialogs, whose
 * typed text a refetch would lose.
 */
export function refetchPage(client: ApolloClient): void {
  const onQueryUpdated = ({ options }: { options: { fetchPolicy?: string } }) =>
    options.fetchPolicy !== 'no-cache';
  void client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
}
