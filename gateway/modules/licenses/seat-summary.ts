import type { UserResolvers } from '../../resolvers.generated';
import { loadBook } from './load-book';

export const seatSummary: UserResolvers['seatSummary'] = async ({ context }) =>
  (await loadBook(context)).summary;
