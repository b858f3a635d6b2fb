import type { Router } from 'express';
import { z } from 'zod';
import { readDomain } from '#domain/cloud/home';
import { message } from '#domain/messages/catalogue';
import { currentUser, customerRouter, NO_INPUT, requireSession } from '../account/signed-in';
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
  const { router, get, post } = customerRouter(deps);

  get('/user/getInstanceIdFromDomain', domainQuery, async (_user, query) => {
    const domain = readDomain(query.domain);
    const instanceId = domain === null ? null : await instanceOfDomain(deps.db, domain);
    if (instanceId !== null) return { success: true, instanceId };
    const text = domain === null ? message.domainInvalid : message.domainUnknown(domain);
    return { success: false, instanceId, message: text };
  });

  get('/user/getCloudAdminInstances', NO_INPUT, (user) => adminInstances(deps.db, user.id));

  // The body is a bare list, in which no identity can be repeated.
  router.post('/user/getOrgsFromIds', requireSession(deps), async (request, response) => {
    const asked = parseInput(ids, request.body);
    const names = await organizationNames(deps.db, currentUser(request), asked);
    response.json({ data: asked.map((each) => ({ id: each, name: names.get(each) ?? '' })) });
  });

  post('/user/assignDomain', assignment, (user, { SubscriptionId, Domain }) =>
    assignDomain(deps, user, { subscriptionId: SubscriptionId, typed: Domain }),
  );

  return router;
}
