import { lockAtPeriod } from '../../licenses/lock-groups';
import type { Refusal } from '../../orders/order-answer';
import { type ClaimDeps, claimWholeGroup, noEffect, orderEndpoint, orderKind } from '../../orders/order-kind';
import { priceChanged } from '../../orders/refusals';
import { cloudCartForm, isCloudReactivation } from '../../store/carts/cloud-cart';
import { paidCart, recordedCart, recordPurchase } from '../../store/carts/record-purchase';
import { joinRefusal } from '../../store/groups/still-joins';
import { checkReactivation, type ReactivationSnapshot, reactivationSnapshot } from './check-reactivation';
import { reactivateGroup } from './reactivate-group';
import { reactivationForm, readCloudReactivation, readRpReactivation } from './requested-reactivation';

/** An ended group that is reactivated: its seats (REST-29), or a number of cloud seats (REAC-11). */
export const reactivationOrder = orderKind({
  kind: 'reactivation',
  endpoints: [
    orderEndpoint({
      action: 'confirmReactivateCanceledSub',
      form: reactivationForm,
      check: (deps, request) => checkReactivation(deps, request, readRpReactivation(request.form)),
    }),
    orderEndpoint({
      action: 'buyCloudSubscription',
      form: cloudCartForm,
      takes: isCloudReactivation,
      check: (deps, request) => checkReactivation(deps, request, readCloudReactivation(request.form)),
    }),
  ],
  snapshot: reactivationSnapshot,
  priceChanged,
  claims: ({ reactivating, subscriptionId }) => ({
    ...claimWholeGroup(reactivating),
    joinedGroup: subscriptionId,
  }),
  stillHolds,
  async record(deps, tx, paid) {
    const back = await reactivateGroup(deps, tx, paid.snapshot.reactivating, paidCart(deps, paid));
    return back === null ? recordPurchase(deps, tx, paid) : recordedCart(tx, paid, back, 'REACTIVATION');
  },
  declined: noEffect,
});

async function stillHolds(
  deps: ClaimDeps,
  userId: string,
  snapshot: ReactivationSnapshot,
): Promise<Refusal | null> {
  const refusal = await joinRefusal(deps, userId, snapshot);
  if (refusal) return refusal;
  const group = await lockAtPeriod(deps.db, userId, snapshot.reactivating);
  return group === null ? priceChanged : null;
}
