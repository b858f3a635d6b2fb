import type { UserResolvers } from '../../resolvers.generated';
import { loadBook } from './load-book';

export const subscription: UserResolvers['subscription'] = async ({ context }, { id }) => {
  const book = await loadBook(context);
  return book.subscriptions.find((found) => found.id === id) ?? null;
};
