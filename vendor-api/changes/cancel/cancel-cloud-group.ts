import { checkCloudCancel, checkCloudUncancel } from '#domain/changes/cancel/check-cloud-cancel';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import type { SignedInUser } from '../../http/identity';
import { groupFacts } from '../../licenses/group-facts';
import { holdOwnGroup } from '../../licenses/hold-groups';
import { isClaimed } from '../../orders/claims/group-claims';
import { changeUnderWay, notCloudOwner } from '../../orders/refusals';
import { CANCELED, type CancelAnswer, refusedCancel } from './cancel-answer';
import { endCloudGroup, letCloudGroupGoOn } from './write-ends';

type CancelDeps = Pick<VendorDeps, 'db' | 'clock' | 'settings'>;

const CANCEL = { check: checkCloudCancel, write: endCloudGroup };
const UNCANCEL = { check: checkCloudUncancel, write: letCloudGroupGoOn };

/** Cancels a cloud group, bundles included, at the end of its period (CANC-14, D-72). */
export function cancelCloudGroup(deps: CancelDeps, user: SignedInUser, id: string): Promise<CancelAnswer> {
  return changeEnd(deps, user, id, CANCEL);
}

export function uncancelCloudGroup(deps: CancelDeps, user: SignedInUser, id: string): Promise<CancelAnswer> {
  return changeEnd(deps, user, id, UNCANCEL);
}

function changeEnd(
  { db, clock, settings }: CancelDeps,
  user: SignedInUser,
  id: string,
  { check, write }: typeof CANCEL,
): Promise<CancelAnswer> {
  return db.transaction(async (tx) => {
    const group = await holdOwnGroup(tx, user.id, id);
    if (group === null) return refusedCancel(notCloudOwner);
    if (group.kind === 'rp') return refusedCancel({ code: 'NOT_ELIGIBLE', text: message.groupCancelOnly });
    const [facts] = await groupFacts(tx, [group], settings.PO_BRAINTREE_ID);
    if (!facts) throw new Error('a held subscription is gone');
    const viewer = { userId: user.id, email: user.email };
    const refusal = check(facts, { viewer, today: clock.today() });
    if (refusal) return refusedCancel({ code: refusal.code, text: refusal.message });
    if (await isClaimed(tx, [id])) return refusedCancel(changeUnderWay);
    await write(tx, group);
    return CANCELED;
  });
}
