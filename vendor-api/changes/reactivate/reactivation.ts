import { lockAtPeriod } from '../../licenses/group-rows';
import { claimWholeGroup, noEffect, orderEndpoint, orderKind } from '../../orders/order-kind';
import { priceChanged } from '../../orders/refusals';
import { cloudCartForm, isCloudReactivation } from '../../store/carts/cloud-cart';
import { paidCart, recordedCart, recordPurchase } from '../../store/carts/record-purchase';
import { joinRefusal } from '../../store/groups/find-group';
import { checkReactivation, reactivationSnapshot } from './check-reactivation';
import { reactivateGroup } from './reactivate-group';
import { reactivationForm, readCloudReactivation, readRpReactivation } from './requested-reactivation';

/** Reactivates an ended group: its seats (REST-29), or a number of cloud seats (REAC-11). */
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
  async stillHolds(deps, userId, snapshot) {
    const refusal = await joinRefusal(deps, userId, snapshot);
    if (refusal) return refusal;
    const group = await lockAtPeriod(deps.db, userId, snapshot.reactivating);
    return group === null ? priceChanged : null;
  },
  async record(deps, tx, paid) {
    const back = await reactivateGroup(deps, tx, paid.snapshot.reactivating, paidCart(deps, paid));
    return back === null ? recordPurchase(deps, tx, paid) : recordedCart(tx, paid, back, 'REACTIVATION');
  },
  declined: noEffect,
});
