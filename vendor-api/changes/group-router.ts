import type { Router } from 'express';
import { z } from 'zod';
import { customerRouter } from '../account/signed-in';
import type { VendorDeps } from '../deps';
import { formList } from '../http/parse-input';
import { namedGroup, nameGroup } from './name-group';
import { type Ending, endTransfer, requestTransfer } from './transfer/transfer-offers';
import { undoDecline, undoneDecline } from './transfer/undo-decline';

const id = z.string().min(1).max(64);
const newOwnerEmail = z.string();

const offer = z
  .object({ newOwnerEmail, seatIds: formList(id), subscriptionGroups: formList(id) })
  .transform(({ subscriptionGroups: groupIds, ...rest }) => ({ ...rest, groupIds, isCloud: false }));
const cloudOffer = z
  .object({ newOwnerEmail, subscriptionId: id })
  .transform(({ subscriptionId, ...rest }) => ({
    ...rest,
    groupIds: [subscriptionId],
    seatIds: [],
    isCloud: true,
  }));

type Offered = Parameters<typeof endTransfer>[3];

const ofSeat = z
  .object({ seatId: id })
  .transform(({ seatId }): Offered => ({ seatIds: [seatId], groupIds: [] }));
const ofGroup = z
  .object({ subscriptionGroup: id, seatIds: formList(id) })
  .transform(({ subscriptionGroup, seatIds }): Offered => ({ seatIds, groupIds: [subscriptionGroup] }));
const ofCloudGroup = z
  .object({ subscriptionId: id })
  .transform(({ subscriptionId }): Offered => ({ seatIds: [], groupIds: [subscriptionId] }));

const ENDINGS: readonly (readonly [path: string, ending: Ending, form: z.ZodType<Offered>])[] = [
  ['/user/cancelTransferOwner', 'cancel', ofSeat],
  ['/user/declineTransferOwner', 'decline', ofGroup],
  ['/user/cancelCloudTransferOwner', 'either', ofCloudGroup],
];

/** The owner's changes of a group as a whole: REST-50 to REST-54, and its name. */
export function groupRouter(deps: VendorDeps): Router {
  const { router, post } = customerRouter(deps);
  post('/user/transferowner', offer, (user, asked) => requestTransfer(deps, user, asked));
  post('/user/cloudTransferOwner', cloudOffer, (user, asked) => requestTransfer(deps, user, asked));
  for (const [path, ending, form] of ENDINGS)
    post(path, form, (user, offered) => endTransfer(deps, user, ending, offered));
  post('/user/undoDeclineTransferOwner', undoneDecline, (user, asked) => undoDecline(deps, user, asked));
  post('/user/nameSubscriptionGroup', namedGroup, (user, asked) => nameGroup(deps, user, asked));
  return router;
}
