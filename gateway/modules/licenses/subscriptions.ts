import type { UserResolvers } from '../../resolvers.generated';
import { paginate } from '../common/paginate';
import { loadBook } from './load-book';

const MOST = 200;

export const subscriptions: UserResolvers['subscriptions'] = async ({ context }, args) => {
  const book = await loadBook(context);
  const listed = args.section
    ? book.subscriptions.filter(({ section }) => section === args.section)
    : book.subscriptions;
  const page = paginate(listed, ({ id }) => id, { first: args.first ?? 20, most: MOST, after: args.after });
  return { nodes: [...page.nodes], pageInfo: page.pageInfo, totalCount: listed.length };
};
