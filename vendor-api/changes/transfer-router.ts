import { Router } from 'express';
import { z } from 'zod';
import { currentUser, requireSession } from '../account/require-session';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity } from '../http/identity';
import { formList, parseInput } from '../http/parse-input';
import { type Ending, endTransfer } from './transfer/end-transfer';
import { requestTransfer } from './transfer/request-transfer';

const id = z.string().min(1).max(64);
const claimed = { userEmail: z.string().optional(), userId: z.string().optional() };
/** The length limit is the domain's rule, which refuses in words for customers. */
const newOwnerEmail = z.string();

const request = z.object({
  ...claimed,
  newOwnerEmail,
  seatIds: formList(id),
  subscriptionGroups: formList(id),
});
const cloudRequest = z.object({ ...claimed, newOwnerEmail, subscriptionId: id });
interface Named {
  readonly userId?: string | undefined;
  readonly userEmail?: string | undefined;
  readonly seatIds: readonly string[];
  readonly groupIds: readonly string[];
}

const ofSeat = z
  .object({ ...claimed, seatId: id })
  .transform(({ seatId, ...claim }): Named => ({ ...claim, seatIds: [seatId], groupIds: [] }));
const ofGroup = z
  .object({ ...claimed, subscriptionGroup: id, seatIds: formList(id) })
  .transform(({ subscriptionGroup, ...rest }): Named => ({ ...rest, groupIds: [subscriptionGroup] }));
const ofCloudGroup = z
  .object({ ...claimed, subscriptionId: id })
  .transform(
    ({ subscriptionId, ...claim }): Named => ({ ...claim, seatIds: [], groupIds: [subscriptionId] }),
  );

const ENDINGS: readonly (readonly [path: string, ending: Ending, form: z.ZodType<Named>])[] = [
  ['/user/cancelTransferOwner', 'cancel', ofSeat],
  ['/user/declineTransferOwner', 'decline', ofGroup],
  ['/user/cancelCloudTransferOwner', 'either', ofCloudGroup],
];

/** REST-50 to REST-54. */
export function transferRouter(deps: VendorDeps): Router {
  const router = Router();
  const signedIn = requireSession(deps);
  router.post('/user/transferowner', signedIn, async (call, response) => {
    const { subscriptionGroups: groupIds, ...asked } = parseInput(request, call.body);
    const user = currentUser(call);
    refuseForeignIdentity(user, asked);
    response.json(await requestTransfer(deps, user, { ...asked, groupIds, isCloud: false }));
  });
  router.post('/user/cloudTransferOwner', signedIn, async (call, response) => {
    const { subscriptionId, ...asked } = parseInput(cloudRequest, call.body);
    const user = currentUser(call);
    refuseForeignIdentity(user, asked);
    const groupIds = [subscriptionId];
    response.json(await requestTransfer(deps, user, { ...asked, groupIds, seatIds: [], isCloud: true }));
  });
  for (const [path, ending, form] of ENDINGS) {
    router.post(path, signedIn, async (call, response) => {
      const offered = parseInput(form, call.body);
      const user = currentUser(call);
      refuseForeignIdentity(user, offered);
      response.json(await endTransfer(deps, user, ending, offered));
    });
  }
  return router;
}
