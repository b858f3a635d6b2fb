import { Router } from 'express';
import { z } from 'zod';
import type { VendorDeps } from '../deps';
import { parseInput } from '../http/parse-input';
import { RequestError } from '../http/request-error';
import { runRenewals } from './run-renewals';

const question = z.object({ asOf: z.iso.date() });

/**
 * `POST /__renewals {asOf}` runs the renewals as if on that day and answers what they came to; for tests and
 * demonstrations. JSON alone, which no other site's form can send. Mounted in local mode alone.
 */
export function renewalRoutes(deps: VendorDeps): Router {
  const router = Router();
  router.post('/__renewals', async (request, response) => {
    if (!request.is('json')) throw new RequestError(415, 'The request must be JSON.');
    const { asOf } = parseInput(question, request.body);
    const run = await runRenewals(deps, { asOf }, new AbortController().signal);
    response.json({ success: true, ...run });
  });
  return router;
}
