import { addDays } from '../calendar';
import type { ShownGroup } from '../observe';
import type { OrderSpec } from '../order';
import { nextEnd, priceOf } from '../prices';
import type { Kind } from '../products';
import { order, priced, promised, type Step, shownAsDue, someOf, termOf, withGroup } from '../stage';

const ORDERS: Readonly<Record<Kind, string>> = {
  RP: 'renewPo',
  LEGACY_ASE: 'renewAsePo',
  CLOUD_FOR_BUSINESS: 'renewCloudPo',
  CLOUD: 'renewCloudPo',
};

/** Renews a purchase order, RP seats in part: now by card, or automatically from its end. */
function renewOrder(isAutoRenew: boolean): Step {
  const fits = ({ canRenew, kind }: ShownGroup) => canRenew && (kind === 'RP' || !isAutoRenew);
  return withGroup(fits, (stage, draw, { user, group }) => {
    const { scene } = stage;
    const going = group.seats.filter(({ next, cover }) => next !== null && cover.end === group.end);
    const seats = group.kind === 'RP' ? someOf(going, draw) : going;
    const newTerm = termOf(draw);
    const seatIds = group.kind === 'RP' ? seats.map(({ id }) => id) : null;
    const spec: OrderSpec = {
      preview: 'poRenewalPreview',
      quoted: 'renewal',
      argument: 'renewal',
      type: 'PoRenewalInput',
      value: { subscriptionId: group.id, seatIds, newTerm },
      more: isAutoRenew ? ', isAutoRenew: true' : '',
      also: 'newExpireDate termTotal',
      order: isAutoRenew ? 'setAutoRenew' : ORDERS[group.kind],
      orderType: 'RenewPoInput',
      needsCard: () => true,
      isPaidLater: isAutoRenew,
    };
    return order(stage, { user, spec, payment: draw.payment }, (quote) => {
      promised(quote, 'newExpireDate', nextEnd(group.end, newTerm));
      const next = addDays(group.end, 1);
      const day = isAutoRenew && next > scene.today() ? next : scene.today();
      const paid = priced(stage, { user, seats, purpose: 'renewal', day }, (held) => {
        const cover = { ...held, term: newTerm, end: nextEnd(held.end, newTerm) };
        return { cost: priceOf(scene.prices, cover), cover };
      });
      if (!isAutoRenew) return paid;
      shownAsDue(quote['termTotal'], paid);
      return { charge: 0 };
    });
  });
}

export const renewPurchaseOrder = renewOrder(false);
export const setAutoRenew = renewOrder(true);
