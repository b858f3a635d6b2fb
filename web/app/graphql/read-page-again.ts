import type { ApolloClient } from '@apollo/client';

/**
 * What is shown says itself what of it cannot be read now. What is not kept belongs to a dialog, which would lose what is
 * typed in it.
 */
export function readPageAgain(client: ApolloClient): void {
  const onQueryUpdated = ({ options }: { options: { fetchPolicy?: string } }) =>
    options.fetchPolicy !== 'no-cache';
  void client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
}
