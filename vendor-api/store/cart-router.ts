import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { payingCustomer } from '../billing/paying-customer';
import type { VendorDeps } from '../deps';
import { parseInput } from '../http/parse-input';
import { currentUser, requireSession } from '../http/require-session';
import { refusedAnswer } from './orders/order-answer';
import { orderStatus } from './orders/order-status';
import { placeOrder } from './orders/place-order';
import { readAttemptKey } from './orders/read-attempt-key';
import { attemptReused } from './orders/refusals';
import { loadPriceList } from './prices/load-price-list';
import { priceDocument } from './prices/price-document';
import { checkRpOrder } from './rp/check-rp-order';
import { rpFingerprint } from './rp/rp-fingerprint';
import { rpOrderForm } from './rp/rp-order-form';
import { findConfirmation } from './sales/find-confirmation';

/** The `cart` controller: prices, orders, what became of them (REST-20, REST-22, REST-37). */
export function cartRouter(deps: VendorDeps): Router {
  const router = Router();
  router.use('/cart', requireSession(deps));
  router.get('/cart/getCartPrices', async (_request, response) => {
    response.json(priceDocument(await loadPriceList(deps.db)));
  });
  router.post('/cart/buyRpSubscription', buyRpSubscription(deps));
  router.get('/cart/orderstatus', async (request, response) => {
    const { attemptId } = parseInput(z.object({ attemptId: z.string().min(1).max(64) }), request.query);
    response.json(await orderStatus(deps, currentUser(request).id, attemptId));
  });
  router.get('/cart/thankyouvue', async (request, response) => {
    const question = parseInput(confirmationQuestion, request.query);
    response.json(await findConfirmation(deps.db, currentUser(request), question));
  });
  return router;
}

const confirmationQuestion = z.object({
  transactionId: z.string().min(1).max(64),
  email: z.string().max(320).default(''),
});

function buyRpSubscription(deps: VendorDeps): RequestHandler {
  return async (request, response) => {
    const user = currentUser(request);
    const form = parseInput(rpOrderForm, request.body);
    const answer = await placeOrder(deps, {
      key: readAttemptKey(request),
      userId: user.id,
      kind: 'rp',
      fingerprint: rpFingerprint(user.id, form),
      customer: await payingCustomer(deps.db, user.id),
      check: ({ isRepeat }) => checkRpOrder(deps, { user, form, remoteIp: request.ip, isRepeat }),
    });
    if (answer === null) response.status(422).json(refusedAnswer(attemptReused));
    else response.json(answer);
  };
}
