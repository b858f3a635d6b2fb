import type { UserResolvers } from '../../resolvers.generated';
import { paginate } from '../common/paginate';
import { loadCloudBook } from './load-cloud-book';

const MOST = 200;

export const cloudGroups: UserResolvers['cloudGroups'] = async ({ context }, args) => {
  const { groups } = await loadCloudBook(context);
  const listed = args.section ? groups.filter(({ section }) => section === args.section) : groups;
  const page = paginate(listed, ({ id }) => id, { first: args.first ?? 20, most: MOST, after: args.after });
  return { nodes: [...page.nodes], pageInfo: page.pageInfo, totalCount: listed.length };
};
