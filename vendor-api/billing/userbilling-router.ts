import { Router } from 'express';
import type { VendorDeps } from '../deps';
import { parseInput } from '../http/parse-input';
import { currentUser, requireSession } from '../http/require-session';
import { PaymentOutage } from '../payments/payment-gateway';
import { billingInfo } from './billing-info';
import { billingTokens } from './billing-tokens';
import { cardUpdate, replaceCard } from './replace-card';
import { renewalSetting, saleRecords } from './sale-records';

/** The `userbilling` controller: billing name and card on file, sales (REST-14, 15, 17, 18). */
export function userbillingRouter(deps: VendorDeps): Router {
  const router = Router();
  router.use('/userbilling', requireSession(deps));
  router.get('/userbilling/GetBillingInfo', async (request, response) => {
    response.json(await billingInfo(deps.db, currentUser(request).id));
  });
  router.get('/userbilling/GetSaleRecords', async (request, response) => {
    const user = currentUser(request);
    const records = await saleRecords(deps.db, user.id);
    response.json({ success: true, records, renewal: await renewalSetting(deps.db, user) });
  });
  router.get('/userbilling/GetBillingTokens', async (_request, response) => {
    try {
      response.json(await billingTokens(deps));
    } catch (error) {
      if (!(error instanceof PaymentOutage)) throw error;
      deps.log.error({ err: error }, 'no client token from the payment provider');
      response.status(503).json({ success: false, errorMessage: 'The payment service does not answer.' });
    }
  });
  router.post('/userbilling/submitupdate', async (request, response) => {
    const update = parseInput(cardUpdate, request.body);
    response.json(await replaceCard(deps, currentUser(request), update, request.ip));
  });
  return router;
}
