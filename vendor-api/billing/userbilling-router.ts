import { Router } from 'express';
import { currentUser, requireSession } from '../account/require-session';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity } from '../http/identity';
import { parseInput } from '../http/parse-input';
import { PaymentOutage } from '../payments/payment-gateway';
import { billingInfo } from './billing-info';
import { billingNameUpdate, updateBillingName } from './billing-name';
import { billingTokens } from './billing-tokens';
import { cardUpdate } from './card-update';
import { recipientsQuestion, storeRecipients } from './receipt-recipients';
import { renewalSetting, saleRecords } from './sale-records';
import { updatePaymentMethod } from './update-payment-method';

/** The `userbilling` controller: billing name and card on file, sales, who gets receipts (REST-14..19). */
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
  // A GET that changes something (D-116). No link can misuse it, because a cookie alone does not sign in.
  router.get('/userbilling/storeinvoiceemails', async (request, response) => {
    const user = currentUser(request);
    const question = parseInput(recipientsQuestion, request.query);
    refuseForeignIdentity(user, question);
    response.json(await storeRecipients(deps.db, user, question));
  });
  router.post('/userbilling/updatebillingname', async (request, response) => {
    const { Company } = parseInput(billingNameUpdate, request.body);
    response.json(await updateBillingName(deps.db, currentUser(request).id, Company));
  });
  router.post('/userbilling/submitupdate', async (request, response) => {
    const update = parseInput(cardUpdate, request.body);
    response.json(await updatePaymentMethod(deps, currentUser(request), update, request.ip));
  });
  return router;
}
