import { Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import { currentUser, requireSession } from '../account/require-session';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity } from '../http/identity';
import { formList, parseInput } from '../http/parse-input';
import { invalidInput } from '../orders/refusals';
import { refusedCancel } from './cancel/cancel-answer';
import { cancelCloudGroup, uncancelCloudGroup } from './cancel/cancel-cloud-group';
import { cancelSeats, uncancelSeats } from './cancel/cancel-seats';
import { modifyCloudSeats } from './cancel/modify-cloud-seats';

const id = z.string().max(64);
const userId = id.optional();
/** The groups sent with seats are ignored: the service knows them. */
const selection = z.object({ userId, seatIds: formList(id), subscriptionGroups: formList(id) });

const count = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);
const counts = z.object({
  userId,
  subscriptionId: id,
  activeAuthors: count.nullish(),
  activePublishers: count.nullish(),
  canceledAuthors: count,
  canceledPublishers: count,
});

const WAYS = [
  { path: '/cart/ConfirmCancelProduct', seats: cancelSeats, group: cancelCloudGroup },
  { path: '/cart/undoCancelProduct', seats: uncancelSeats, group: uncancelCloudGroup },
] as const;

/** What owners do about the end of seats: REST-57 to REST-59. */
export function cancelRouter(deps: VendorDeps): Router {
  const router = Router();
  const signedIn = requireSession(deps);
  for (const { path, seats, group } of WAYS) {
    router.post(path, signedIn, async (request, response) => {
      const user = currentUser(request);
      const { subscriptionGroups, ...sent } = parseInput(selection, request.body);
      refuseForeignIdentity(user, sent);
      const seatIds = [...new Set(sent.seatIds)].filter((seatId) => seatId !== '');
      const [groupId, ...others] = subscriptionGroups;
      if (seatIds.length > 0) response.json(await seats(deps, user, seatIds));
      else if (groupId === undefined) response.json(refusedCancel(invalidInput(message.seatsRequired)));
      else if (others.length > 0) response.json(refusedCancel(invalidInput(message.oneGroupOnly)));
      else response.json(await group(deps, user, groupId));
    });
  }
  router.post('/cart/modifyCloudSubSeats', signedIn, async (request, response) => {
    const user = currentUser(request);
    const sent = parseInput(counts, request.body);
    refuseForeignIdentity(user, sent);
    const { message: errorMessage, ...answer } = await modifyCloudSeats(deps, user, {
      subscriptionId: sent.subscriptionId,
      canceled: { authors: sent.canceledAuthors, publishers: sent.canceledPublishers },
      active: { authors: sent.activeAuthors ?? null, publishers: sent.activePublishers ?? null },
    });
    response.json({ ...answer, errorMessage });
  });
  return router;
}
