import { groupName } from '#domain/licenses/groups/group-order';
import { SUBSCRIPTION_KINDS } from '../../../models/subscription-kinds';
import type { EndedSubscription, QueryResolvers } from '../../../resolvers.generated';
import { toCandidate } from '../../store/co-term-book';
import { toCartModel } from '../../store/to-cart';
import { findReactivable, quoteReactivation, type Reactivable } from './quote-reactivation';

export const reactivationPreview: QueryResolvers['reactivationPreview'] = async (
  _parent,
  { reactivation },
  context,
) => {
  const ended = await findReactivable(context, reactivation);
  if (!ended.ok) return { subscription: null, cart: null, userErrors: [ended.error] };
  const subscription = toEnded(ended.found);
  const quoted = await quoteReactivation(context, ended.found, reactivation);
  return quoted.ok
    ? { subscription, cart: toCartModel(quoted.quote), userErrors: [] }
    : { subscription, cart: null, userErrors: [quoted.error] };
};

function toEnded({ group, ended, candidates }: Reactivable): EndedSubscription {
  const { facts, shown } = group;
  const kind = SUBSCRIPTION_KINDS[facts.kind];
  return {
    id: facts.id,
    kind,
    name: groupName(shown.number),
    contents: ended.contents,
    assignedTo: shown.assignedTo,
    authorCount: ended.authorCount,
    publisherCount: ended.publisherCount,
    term: shown.term,
    expireDate: facts.expireDate,
    candidates: candidates.map((candidate) => toCandidate(candidate.shown, kind)),
  };
}
