import { Router } from 'express';
import { z } from 'zod';
import { currentUser, requireSession } from './account/signed-in';
import { cancelPastDue } from './changes/cancel/cancel-group';
import { ORDER_KINDS } from './db/schema/order-kinds';
import type { VendorDeps } from './deps';
import { formText, parseInput } from './http/parse-input';
import { attemptKey } from './orders/attempts/attempt-key';
import { orderHandler } from './orders/order-handler';
import { orderStatus, withdrawOrder } from './orders/order-status';
import { findConfirmation } from './orders/sales/find-confirmation';
import { loadPriceList, priceDocument } from './store/prices/load-price-list';

const statusQuestion = z.object({ attemptId: z.string().min(1).max(64).transform(attemptKey) });
/** The same shape as `Idempotency-Key`. */
const withdrawal = z.object({
  attemptId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .transform(attemptKey),
});
const confirmationQuestion = z.object({
  transactionId: z.string().min(1).max(64),
  email: z.string().default(''),
});
const cancelForm = z.object({ id: formText(64) });

/** The `cart` controller: prices, orders and their outcomes (REST-20, REST-22 to REST-37). */
export function cartRouter(deps: VendorDeps): Router {
  const router = Router();
  router.use('/cart', requireSession(deps));
  router.get('/cart/getCartPrices', async (_request, response) => {
    response.json(priceDocument(await loadPriceList(deps.db)));
  });
  for (const kind of ORDER_KINDS) {
    for (const endpoint of deps.orderKinds[kind].endpoints)
      router.post(`/cart/${endpoint.action}`, orderHandler(deps, kind, endpoint));
  }
  router.post('/cart/cancelsubscriptiongroup', async (request, response) => {
    const { id } = parseInput(cancelForm, request.body);
    response.json(await cancelPastDue(deps, currentUser(request), id));
  });
  router.get('/cart/orderstatus', async (request, response) => {
    const { attemptId } = parseInput(statusQuestion, request.query);
    response.json(await orderStatus(deps, currentUser(request).id, attemptId));
  });
  router.post('/cart/withdraworder', async (request, response) => {
    const { attemptId } = parseInput(withdrawal, request.body);
    response.json(await withdrawOrder(deps, currentUser(request).id, attemptId));
  });
  router.get('/cart/thankyouvue', async (request, response) => {
    const question = parseInput(confirmationQuestion, request.query);
    response.json(await findConfirmation(deps.db, currentUser(request), question));
  });
  return router;
}
