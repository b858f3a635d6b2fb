import type { Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import { customerRouter } from '../account/signed-in';
import type { VendorDeps } from '../deps';
import { failure } from '../http/answer';
import { formList } from '../http/parse-input';
import { invalidInput } from '../orders/refusals';
import {
  CANCEL_CLOUD_GROUP,
  cancelCounts,
  changeCloudGroup,
  UNCANCEL_CLOUD_GROUP,
} from './cancel/cancel-group';
import { CANCEL_SEATS, changeSeats, UNCANCEL_SEATS } from './cancel/cancel-seats';

const id = z.string().max(64);
const selection = z.object({ seatIds: formList(id), subscriptionGroups: formList(id) });

const count = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);
const counts = z.object({
  subscriptionId: id,
  activeAuthors: count.nullish(),
  activePublishers: count.nullish(),
  canceledAuthors: count,
  canceledPublishers: count,
});

const WAYS = [
  { path: '/cart/ConfirmCancelProduct', seats: CANCEL_SEATS, group: CANCEL_CLOUD_GROUP },
  { path: '/cart/undoCancelProduct', seats: UNCANCEL_SEATS, group: UNCANCEL_CLOUD_GROUP },
] as const;

/** REST-57 to REST-59. */
export function cancelRouter(deps: VendorDeps): Router {
  const { router, post } = customerRouter(deps);
  for (const way of WAYS)
    post(way.path, selection, (user, sent) => {
      const seatIds = [...new Set(sent.seatIds)].filter((seatId) => seatId !== '');
      const groupIds = sent.subscriptionGroups;
      if (seatIds.length > 0) return changeSeats(deps, user, { seatIds, groupIds }, way.seats);
      const [groupId, ...others] = groupIds;
      if (groupId === undefined) return failure(invalidInput(message.seatsRequired));
      if (others.length > 0) return failure(invalidInput(message.oneGroupOnly));
      return changeCloudGroup(deps, user, groupId, way.group);
    });
  post('/cart/modifyCloudSubSeats', counts, async (user, sent) => {
    const change = cancelCounts({
      canceled: { authors: sent.canceledAuthors, publishers: sent.canceledPublishers },
      active: { authors: sent.activeAuthors ?? null, publishers: sent.activePublishers ?? null },
    });
    const answer = await changeCloudGroup(deps, user, sent.subscriptionId, change);
    const { message: errorMessage, ...others } = answer;
    return { ...others, errorMessage };
  });
  return router;
}
