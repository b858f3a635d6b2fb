import type { OrderSpec } from '../order';
import { nextEnd, priceOf } from '../prices';
import { order, priced, type Step, someOf, termOf, withGroup } from '../stage';

/** Renews a purchase order in part: now by card, or by itself from its end on. */
function renewOrder(isAutoRenew: boolean): Step {
  return withGroup(
    ({ canRenew }) => canRenew,
    (stage, draw, { user, group }) => {
      const { scene } = stage;
      const going = group.seats.filter(({ next, cover }) => next !== null && cover.end === group.end);
      const seats = someOf(going, draw);
      const newTerm = termOf(draw);
      const spec: OrderSpec = {
        preview: 'poRenewalPreview',
        quoted: 'renewal',
        argument: 'renewal',
        type: 'PoRenewalInput',
        value: { subscriptionId: group.id, seatIds: seats.map(({ id }) => id), newTerm },
        more: isAutoRenew ? ', isAutoRenew: true' : '',
        order: isAutoRenew ? 'setAutoRenew' : 'renewPo',
        orderType: 'RenewPoInput',
        needsCard: () => true,
        isPaidLater: isAutoRenew,
      };
      return order(stage, { user, spec, payment: draw.payment }, () => {
        if (isAutoRenew) return { charge: 0 };
        return priced(stage, seats, new Set(), (held) => ({
          cost: priceOf(scene.prices, held.edition, newTerm),
          cover: { ...held, term: newTerm, end: nextEnd(held.end, newTerm) },
        }));
      });
    },
  );
}

export const renewPurchaseOrder = renewOrder(false);
export const setAutoRenew = renewOrder(true);
