import type { UserResolvers } from '../../resolvers.generated';
import { GROUPS, paginate } from '../common/paginate';
import { loadBook } from './license-book';

export const subscriptions: UserResolvers['subscriptions'] = async ({ context }, args) => {
  const book = await loadBook(context);
  const listed = args.section
    ? book.subscriptions.filter(({ section }) => section === args.section)
    : book.subscriptions;
  return paginate(listed, ({ id }) => id, args, GROUPS);
};

export const subscription: UserResolvers['subscription'] = async ({ context }, { id }) => {
  const book = await loadBook(context);
  return book.subscriptions.find((found) => found.id === id) ?? null;
};

export const seatSummary: UserResolvers['seatSummary'] = async ({ context }) =>
  (await loadBook(context)).summary;
