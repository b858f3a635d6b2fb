import { z } from 'zod';
import { checkOwner } from '#domain/changes/transfer/check-transfer';
import { readGivenName } from '#domain/licenses/groups/given-name';
import { message } from '#domain/messages/catalogue';
import { noteActivity } from '../activity/note-activity';
import type { VendorDeps } from '../deps';
import { type Answer, DONE, failure } from '../http/answer';
import { type SignedInUser, viewerOf } from '../http/identity';
import { givenNames, updateGroup } from '../licenses/group-rows';
import { invalidInput, notOwner } from '../orders/refusals';
import { lockGroupFacts } from './transfer/named-groups';

export const namedGroup = z.object({
  subscriptionId: z.string().min(1).max(64),
  name: z.string(),
  seen: z.string().optional(),
});

const changedMeanwhile = failure({ code: 'CONFLICT', message: message.changedMeanwhile });

/** Names an RP or cloud group for its owner; an empty name removes it. With `seen`, replaces no other name. */
export function nameGroup(
  { db, clock, settings }: VendorDeps,
  user: SignedInUser,
  { subscriptionId, name, seen }: z.output<typeof namedGroup>,
): Promise<Answer> {
  const given = readGivenName(name);
  if (!given.ok) return Promise.resolve(failure(invalidInput(given.message)));
  return db.transaction(async (tx) => {
    const [group] = await lockGroupFacts(tx, user, [subscriptionId], settings.PO_BRAINTREE_ID);
    const refusal = group ? checkOwner(group, viewerOf(user)) : notOwner;
    if (refusal) return failure(refusal);
    const current = (await givenNames(tx, [subscriptionId])).get(subscriptionId);
    if (current === given.name) return DONE;
    if (seen !== undefined && seen !== (current ?? '')) return changedMeanwhile;
    await updateGroup(tx, subscriptionId, { givenName: given.name });
    const named = {
      kind: 'groupNamed',
      ownerId: user.id,
      subscriptionId,
      contents: given.name ?? '',
    } as const;
    await noteActivity(tx, clock.now(), user, named);
    return DONE;
  });
}
