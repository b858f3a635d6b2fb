import type { Belongings } from './scene';
import type { Attack } from './vendor-attack';

export function cancelAttacks(
  { seatId, sharedSeatId, groupId, user }: Belongings,
  spellingsOf: (id: string) => string[],
  path: string,
): Attack[] {
  return [
    ...[seatId, sharedSeatId].flatMap(spellingsOf).map((id) => ({ path, json: { seatIds: [id] } })),
    ...spellingsOf(groupId).flatMap((id) => [
      { path, json: { seatIds: [], subscriptionGroups: [id] } },
      { path, json: { seatIds: ['made-up'], subscriptionGroups: [id] } },
      { path, form: { subscriptionGroups: id } },
    ]),
    { path, json: { seatIds: [seatId], subscriptionGroups: [groupId], userId: user.id } },
  ];
}

export function cloudSeatAttacks(
  { groupId, user }: Belongings,
  spellingsOf: (id: string) => string[],
): Attack[] {
  const path = '/cart/modifyCloudSubSeats';
  const counts = { activeAuthors: 0, activePublishers: 0, canceledAuthors: 1, canceledPublishers: 0 };
  return [
    ...spellingsOf(groupId).map((subscriptionId) => ({ path, json: { ...counts, subscriptionId } })),
    { path, json: { ...counts, subscriptionId: groupId, userId: user.id } },
  ];
}
