import type { ShownGroup } from '../observe';
import type { OrderSpec } from '../order';
import { free, isUsable, order, otherThan, type Step, withGroup } from '../stage';

const isOfferable = (group: ShownGroup) => isUsable(group) && !group.isOffered && group.seats.length > 0;
const isOffered = (group: ShownGroup) => group.isOffered;

export const offer = withGroup(isOfferable, (stage, _draw, { user, group }) => {
  const { email } = otherThan(stage, user);
  const seatIds = JSON.stringify(group.seats.map(({ id }) => id));
  return free(stage, user, `transferOwner(input: { seatIds: ${seatIds}, newOwnerEmail: "${email}" })`);
});

export const accept = withGroup(isOffered, (stage, draw, { user: owner, group }) => {
  const user = otherThan(stage, owner);
  const spec: OrderSpec = {
    preview: 'transferPreview',
    quoted: 'transfer',
    argument: 'subscriptionId',
    type: 'ID',
    value: group.id,
    also: 'needsCard',
    order: 'acceptTransfer',
    orderType: 'AcceptTransferInput',
    needsCard: (quote) => quote['needsCard'] === true,
    isPaidLater: true,
  };
  const seatIds = group.seats.map(({ id }) => id);
  return order(stage, { user, spec, payment: draw.payment }, () => ({
    charge: 0,
    handedOver: { seatIds, owner: user.id },
  }));
});

function endOffer(field: 'cancelTransfer' | 'declineTransfer'): Step {
  return withGroup(isOffered, (stage, _draw, { user, group }) => {
    const by = field === 'declineTransfer' ? otherThan(stage, user) : user;
    return free(stage, by, `${field}(subscriptionId: "${group.id}")`);
  });
}

export const decline = endOffer('declineTransfer');
export const takeOfferBack = endOffer('cancelTransfer');
