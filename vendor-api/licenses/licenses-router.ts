import { Router } from 'express';
import { z } from 'zod';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity } from '../http/identity';
import { parseInput } from '../http/parse-input';
import { currentUser, requireSession } from '../http/require-session';
import { sendRevalidated } from '../http/send-revalidated';
import { assignSeat } from './assign-seat';
import { findSubscription } from './find-subscription';
import { LIST_NAMES, licenseLists } from './license-lists';
import { loadLicenses } from './load-licenses';

const listsQuery = z.object({
  lists: z
    .string()
    .optional()
    .transform((text) => (text === undefined ? [...LIST_NAMES] : text.split(',')))
    .pipe(z.array(z.enum(LIST_NAMES))),
});

const subscriptionQuery = z.object({ id: z.string().min(1).max(64) });

const assignment = z.object({
  userEmail: z.string().max(320).optional(),
  userId: z.string().max(64).optional(),
  seat: z.string().min(1).max(64),
  emailDomain: z.string().max(320),
});

/** Licences and who uses them: REST-39, REST-44, REST-47. */
export function licensesRouter(deps: VendorDeps): Router {
  const router = Router();
  const signedIn = requireSession(deps);

  router.get('/user/loadLicenseRows', signedIn, async (request, response) => {
    const { lists } = parseInput(listsQuery, request.query);
    const user = currentUser(request);
    const asker = { user, today: deps.clock.today(), poSentinel: deps.settings.PO_BRAINTREE_ID };
    const licenses = await loadLicenses(deps.db, user);
    sendRevalidated(request, response, licenseLists(licenses, asker, new Set(lists)));
  });

  router.get('/subscription/getSubscription', signedIn, async (request, response) => {
    const { id } = parseInput(subscriptionQuery, request.query);
    const data = await findSubscription(deps, currentUser(request), id);
    response.json(data === null ? { success: false } : { success: true, data });
  });

  router.post('/user/singleSeatAssignment', signedIn, async (request, response) => {
    const { seat, emailDomain, ...claimed } = parseInput(assignment, request.body);
    const user = currentUser(request);
    refuseForeignIdentity(user, claimed);
    response.json(await assignSeat(deps, user, seat, emailDomain));
  });

  return router;
}
