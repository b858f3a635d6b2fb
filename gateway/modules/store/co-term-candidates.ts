import { PRODUCT_KINDS } from '../../models/subscription-kinds';
import type { QueryResolvers } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { loadCoTermBook, toCandidate } from './co-term-book';
import { mayJoin } from './co-term-group';

export const coTermCandidates: QueryResolvers['coTermCandidates'] = async (_parent, { kind }, context) => {
  const wanted = PRODUCT_KINDS[kind];
  const [book, viewer, today] = await Promise.all([
    loadCoTermBook(context, wanted),
    requireProfile(context),
    context.loads.today(),
  ]);
  const joinable = book.facts.filter((group) => mayJoin(group, viewer, wanted, today));
  const ids = new Set(joinable.map(({ id }) => id));
  return book.groups.filter(({ id }) => ids.has(id)).map((group) => toCandidate(group, kind));
};
