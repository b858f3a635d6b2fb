import type { CalendarDate } from '#domain/calendar/calendar-date';
import { groupName } from '#domain/licenses/group-order';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { type CoTermPurpose, isCoTermCandidate } from '#domain/store/co-term';
import type { QueryResolvers } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { loadBook } from '../licenses/load-book';

const PURCHASE: CoTermPurpose = { kind: 'rp', reactivating: null };

export const coTermCandidates: QueryResolvers['coTermCandidates'] = async (_parent, _args, context) => {
  const [book, viewer, today] = await Promise.all([
    loadBook(context),
    requireProfile(context),
    context.loads.today(),
  ]);
  const ids = new Set(book.facts.filter((group) => mayJoin(group, viewer, today)).map(({ id }) => id));
  return book.subscriptions
    .filter(({ id }) => ids.has(id))
    .map(({ id, number, term, termName, expireDate, nextBillingDate, editionSummary }) => ({
      subscriptionId: id,
      name: groupName(number),
      term,
      termName,
      expireDate,
      nextBillingDate,
      editionSummary,
    }));
};

/** Whether new RP seats may join the group (T-17). */
export function mayJoin(group: SubscriptionFacts, viewer: Viewer, today: CalendarDate): boolean {
  return isCoTermCandidate(group, viewer, PURCHASE, today);
}
