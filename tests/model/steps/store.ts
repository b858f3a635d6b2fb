import type { ShownGroup } from '../observe';
import type { OrderSpec } from '../order';
import { endOfTerm, priceOf, priceOfRest } from '../prices';
import {
  anytime,
  boughtBy,
  isUsable,
  LICENSEE,
  order,
  quantitiesOf,
  type Step,
  termOf,
  withGroup,
} from '../stage';

const rpCart = (value: object): OrderSpec => ({
  preview: 'cartPreview',
  quoted: 'cart',
  argument: 'cart',
  type: 'RpCartInput',
  value,
  order: 'buyRpSubscription',
  orderType: 'BuyRpSubscriptionInput',
  input: { licensee: LICENSEE },
});

const addUsersCart = (value: object): OrderSpec => ({
  ...rpCart(value),
  preview: 'addUsersPreview',
  type: 'AddUsersCartInput',
  order: 'addUsersToPo',
  orderType: 'AddUsersToPoInput',
});

/** Seats in a group of their own. */
export const buy = anytime((stage, draw, user) => {
  const { scene } = stage;
  const term = termOf(draw);
  const added = boughtBy(draw, { term, end: endOfTerm(scene.today(), term) });
  const charge = added.reduce((total, { edition }) => total + priceOf(scene.prices, edition, term), 0);
  const spec = rpCart({ term, ...quantitiesOf(draw) });
  return order(stage, { user, spec, payment: draw.payment }, () => ({ charge, added }));
});

/** Seats that join a group, for the rest of its period. */
function joining(isPurchaseOrder: boolean): Step {
  const fits = (group: ShownGroup) => isUsable(group) && group.isPurchaseOrder === isPurchaseOrder;
  return withGroup(fits, (stage, draw, { user, group }) => {
    const { scene } = stage;
    const added = boughtBy(draw, { term: group.term, end: group.end });
    const charge = added.reduce((total, cover) => total + priceOfRest(scene.prices, cover, scene.today()), 0);
    const cart = { ...quantitiesOf(draw), subscriptionGroup: group.id };
    const spec = isPurchaseOrder ? addUsersCart(cart) : rpCart({ ...cart, term: group.term });
    return order(stage, { user, spec, payment: draw.payment }, () => ({ charge, added }));
  });
}

export const join = joining(false);
export const addUsersToPurchaseOrder = joining(true);
