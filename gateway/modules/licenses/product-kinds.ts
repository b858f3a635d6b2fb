import type { UserResolvers } from '../../resolvers.generated';
import { loadBook } from './load-book';

export const productKinds: UserResolvers['productKinds'] = async ({ context }) =>
  (await loadBook(context)).kinds;
