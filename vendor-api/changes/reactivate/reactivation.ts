import { type ClaimDeps, leaveAsItWas, NO_CLAIMS, orderEndpoint, orderKind } from '../../orders/order-kind';
import { priceChanged, type RefusedOrder, refusedOrder } from '../../orders/refusals';
import { heldAtPeriod } from '../../renewals/held-at-period';
import { cloudCartForm, isCloudReactivation } from '../../store/carts/cloud-cart';
import { entryOf, recordedCart, recordPurchase } from '../../store/carts/record-purchase';
import { joinRefusal } from '../../store/groups/still-joins';
import { checkReactivation } from './check-reactivation';
import { reactivateGroup } from './reactivate-group';
import { reactivationForm } from './reactivation-form';
import { type ReactivationSnapshot, reactivationSnapshot } from './reactivation-snapshot';
import { readCloudReactivation } from './read-cloud-reactivation';
import { readRpReactivation } from './read-rp-reactivation';

const priceGone = refusedOrder(priceChanged);

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
  priceGone,
  claims: ({ reactivating, subscriptionId }) => ({
    ...NO_CLAIMS,
    groups: [reactivating.subscriptionId],
    isForAll: true,
    joined: subscriptionId,
  }),
  stillHolds,
  async record(deps, tx, paid) {
    const back = await reactivateGroup(deps, tx, paid.snapshot.reactivating, entryOf(deps, paid));
    return back === null ? recordPurchase(deps, tx, paid) : recordedCart(tx, paid, back, 'REACTIVATION');
  },
  declined: leaveAsItWas,
});

async function stillHolds(
  deps: ClaimDeps,
  userId: string,
  snapshot: ReactivationSnapshot,
): Promise<RefusedOrder | null> {
  const refused = await joinRefusal(deps, userId, snapshot);
  if (refused) return refused;
  const group = await heldAtPeriod(deps.db, userId, snapshot.reactivating);
  return group === null ? priceGone : null;
}
