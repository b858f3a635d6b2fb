import { Router } from 'express';
import { z } from 'zod';
import { readDomain } from '#domain/cloud/home';
import { message } from '#domain/messages/catalogue';
import { currentUser, endpoint, requireSession } from '../account/signed-in';
import type { VendorDeps } from '../deps';
import { parseInput } from '../http/parse-input';
import { assignDomain } from './assign-domain';
import { adminInstances, instanceOfDomain, organizationNames } from './instances';

const typedDomain = z.string();
const id = z.string().min(1).max(64);

const domainQuery = z.object({ domain: typedDomain });
const assignment = z.object({ SubscriptionId: id, Domain: typedDomain });
const ids = z.array(id).max(200);

/** REST-42, REST-43, REST-56, REST-60. */
export function cloudRouter(deps: VendorDeps): Router {
  const router = Router();
  const signedIn = requireSession(deps);

  router.get('/user/getInstanceIdFromDomain', signedIn, async (request, response) => {
    const domain = readDomain(parseInput(domainQuery, request.query).domain);
    const instanceId = domain === null ? null : await instanceOfDomain(deps.db, domain);
    if (instanceId !== null) return response.json({ success: true, instanceId });
    const text = domain === null ? message.domainInvalid : message.domainUnknown(domain);
    return response.json({ success: false, instanceId, message: text });
  });

  router.get('/user/getCloudAdminInstances', signedIn, async (request, response) => {
    response.json(await adminInstances(deps.db, currentUser(request).id));
  });

  router.post('/user/getOrgsFromIds', signedIn, async (request, response) => {
    const asked = parseInput(ids, request.body);
    const names = await organizationNames(deps.db, currentUser(request), asked);
    response.json({ data: asked.map((each) => ({ id: each, name: names.get(each) ?? '' })) });
  });

  router.post(
    '/user/assignDomain',
    endpoint(deps, assignment, (user, { SubscriptionId, Domain }) =>
      assignDomain(deps, user, { subscriptionId: SubscriptionId, typed: Domain }),
    ),
  );

  return router;
}
