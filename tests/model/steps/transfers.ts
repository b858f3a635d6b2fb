import type { ShownGroup } from '../observe';
import type { OrderSpec } from '../order';
import { Renewal } from '../renewal';
import { free, isUsable, order, otherThan, type Step, shownAsDue, withGroup } from '../stage';

const isOfferable = (group: ShownGroup) => isUsable(group) && !group.isOffered && group.seats.length > 0;
const isOffered = (group: ShownGroup) => group.isOffered;

export const offer = withGroup(isOfferable, (stage, _draw, { user, group }) => {
  const { email } = otherThan(stage, user);
  if (group.kind !== 'RP')
    return free(
      stage,
      user,
      `cloudTransferOwner(input: { subscriptionId: "${group.id}", newOwnerEmail: "${email}" })`,
    );
  const seatIds = JSON.stringify(group.seats.map(({ id }) => id));
  return free(stage, user, `transferOwner(input: { seatIds: ${seatIds}, newOwnerEmail: "${email}" })`);
});

/** Accepts a transfer, and the cost of the next period with it. */
export const accept = withGroup(isOffered, (stage, draw, { user: owner, group }) => {
  const user = otherThan(stage, owner);
  const spec: OrderSpec = {
    preview: 'transferPreview',
    quoted: 'transfer',
    argument: 'subscriptionId',
    type: 'ID',
    value: group.id,
    also: 'needsCard dueDate',
    order: 'acceptTransfer',
    orderType: 'AcceptTransferInput',
    needsCard: (quote) => quote['needsCard'] === true,
    isPaidLater: true,
  };
  return order(stage, { user, spec, payment: draw.payment }, (quote) => {
    if (quote['dueDate'] !== group.nextBilling)
      throw new Error(`due on ${String(quote['dueDate'])}, shown as due on ${group.nextBilling}`);
    const { books } = stage;
    const { nextBilling } = group;
    const nothing = { charge: 0, slack: 0 };
    shownAsDue(
      quote.total,
      nextBilling === null ? nothing : new Renewal(books, nextBilling).add(group, user.id).bill,
    );
    const seatIds = group.seats.map(({ id }) => id);
    return { charge: 0, handedOver: { seatIds, owner: user.id } };
  });
});

function endOffer(field: 'cancelTransfer' | 'declineTransfer'): Step {
  return withGroup(isOffered, (stage, _draw, { user, group }) => {
    if (field === 'declineTransfer')
      return free(stage, otherThan(stage, user), `declineTransfer(subscriptionId: "${group.id}")`);
    const mutation = group.kind === 'RP' ? 'cancelTransfer' : 'cancelCloudTransfer';
    return free(stage, user, `${mutation}(subscriptionId: "${group.id}")`);
  });
}

/** Declines a transfer, and undoes that. */
export const undoDecline = withGroup(isOffered, async (stage, _draw, { user, group }) => {
  const other = otherThan(stage, user);
  await free(stage, other, `declineTransfer(subscriptionId: "${group.id}")`);
  return free(stage, other, `undoDeclineTransfer(subscriptionId: "${group.id}")`);
});

export const decline = endOffer('declineTransfer');
export const takeOfferBack = endOffer('cancelTransfer');
