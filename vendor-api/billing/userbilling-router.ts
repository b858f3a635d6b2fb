import { Router } from 'express';
import { z } from 'zod';
import { endpoint, NO_INPUT } from '../account/signed-in';
import type { VendorDeps } from '../deps';
import { PaymentOutage } from '../payments/payment-gateway';
import { billingInfo, updateBillingName } from './billing-info';
import { recipientsQuestion, storeRecipients } from './receipt-recipients';
import { renewalSetting, saleRecords } from './sale-records';
import { cardUpdate, updatePaymentMethod } from './update-payment-method';

const billingNameUpdate = z.object({ Company: z.string() });

/** The `userbilling` controller: billing name and card on file, sales, who gets receipts (REST-14..19). */
export function userbillingRouter(deps: VendorDeps): Router {
  const { db } = deps;
  const router = Router();
  router.get(
    '/userbilling/GetBillingInfo',
    endpoint(deps, NO_INPUT, (user) => billingInfo(db, user.id)),
  );
  router.get(
    '/userbilling/GetSaleRecords',
    endpoint(deps, NO_INPUT, async (user) => ({
      success: true,
      records: await saleRecords(db, user.id),
      renewal: await renewalSetting(db, user),
    })),
  );
  router.get(
    '/userbilling/GetBillingTokens',
    endpoint(deps, NO_INPUT, (_user, _input, { response }) =>
      billingTokens(deps).catch((error: unknown) => {
        if (!(error instanceof PaymentOutage)) throw error;
        deps.log.error({ err: error }, 'no client token from the payment provider');
        response.status(503);
        return { success: false, errorMessage: 'The payment service does not answer.' };
      }),
    ),
  );
  // A GET that changes something (D-116). No link can misuse it, because a cookie alone does not sign in.
  router.get(
    '/userbilling/storeinvoiceemails',
    endpoint(deps, recipientsQuestion, (user, question) => storeRecipients(db, user, question)),
  );
  router.post(
    '/userbilling/updatebillingname',
    endpoint(deps, billingNameUpdate, (user, { Company }) => updateBillingName(db, user.id, Company)),
  );
  router.post(
    '/userbilling/submitupdate',
    endpoint(deps, cardUpdate, (user, update, { request }) =>
      updatePaymentMethod(deps, user, update, request.ip),
    ),
  );
  return router;
}

/** These hosts do not exist: the browser library accepts the names, and the portal maps them to its own origin. */
const LOCAL_TRANSPORT = {
  hosts: ['local-sandbox.braintreegateway.com', 'local-sandbox.braintree-api.com', 'www.paypal.com'],
  base: '/payment-sandbox',
};

/** For card forms (CARD-24); the local transport only in local mode (D-26). @throws PaymentOutage */
async function billingTokens({ payments, settings }: Pick<VendorDeps, 'payments' | 'settings'>) {
  const isLocal = settings.BRAINTREE_ENVIRONMENT === 'local';
  return {
    braintreeToken: await payments.clientToken(),
    siteKey: settings.CAPTCHA_SITE_KEY,
    ...(isLocal ? { localTransport: LOCAL_TRANSPORT } : {}),
  };
}
