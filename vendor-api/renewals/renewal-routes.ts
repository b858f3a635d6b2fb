import { Router } from 'express';
import { z } from 'zod';
import type { VendorDeps } from '../deps';
import { parseInput, RequestError } from '../http/parse-input';
import { runRenewals } from './run-renewals';

const question = z.object({ asOf: z.iso.date() });

/** `POST /__renewals {asOf}`, in local mode only. As JSON, which no form of another site can send. */
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
