import { Router } from 'express';
import { z } from 'zod';
import type { VendorDeps } from '../deps';
import { parseInput } from '../http/parse-input';
import { currentUser, requireSession } from '../http/require-session';
import { orderHandler } from '../orders/order-handler';
import { formText } from '../orders/payment/pay-fields';
import { cancelGroup } from './retry/cancel-group';
import { checkRetryOrder } from './retry/check-retry';
import { retryFingerprint } from './retry/retry-fingerprint';
import { retryForm } from './retry/retry-form';

const cancelForm = z.object({ id: formText(64) });

/** What an owner can do about a payment that failed (REST-35, REST-36). */
export function retryRouter(deps: VendorDeps): Router {
  const router = Router();
  const signedIn = requireSession(deps);
  router.post(
    '/cart/RetryPastDueSubscription',
    signedIn,
    orderHandler(deps, {
      kind: 'retry',
      form: retryForm,
      fingerprint: retryFingerprint,
      check: (request) => checkRetryOrder(deps, request),
      answer: ({ errorMessage, ...answer }) => ({ ...answer, message: errorMessage }),
    }),
  );
  router.post('/cart/cancelsubscriptiongroup', signedIn, async (request, response) => {
    const { id } = parseInput(cancelForm, request.body);
    response.json(await cancelGroup(deps, currentUser(request).id, id));
  });
  return router;
}
