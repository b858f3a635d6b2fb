import type { Belongings } from './scene';
import type { Attack } from './vendor-attack';

/** Changes of the victim's seats and groups that are free, so that no card is needed. */
export function changeAttacks(
  { seatId, sharedSeatId, groupId, attemptId, user }: Belongings,
  spellingsOf: (id: string) => string[],
  path: string,
  wish: Record<string, string>,
): Attack[] {
  return [
    ...[seatId, sharedSeatId].flatMap(spellingsOf).map((id) => ({ path, form: { seatIds: id, ...wish } })),
    ...spellingsOf(groupId).flatMap((id) => [
      { path, form: { isCloud: 'true', subscriptionId: id, ...wish } },
      { path, form: { isCloud: 'true', subscriptionId: id, ...wish, newEdition: '3' } },
      { path, form: { seatIds: 'made-up', subscriptionGroups: id, ...wish } },
    ]),
    { path, json: { seatIds: [seatId], ...wish, userId: user.id, userEmail: user.email } },
    { path, form: { seatIds: seatId, ...wish }, headers: { 'Idempotency-Key': attemptId } },
  ];
}
