import { eq } from 'drizzle-orm';
import type { Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import { areTooMany, parseRecipients, receiptsToStore } from '#domain/renewals/renewal-receipts';
import { isMailable } from '#domain/text/email';
import { customerRouter, NO_INPUT } from '../account/signed-in';
import { changeAccount } from '../activity/account-change';
import { users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { type Answer, DONE, failure } from '../http/answer';
import type { SignedInUser } from '../http/identity';
import { PaymentOutage } from '../payments/payment-gateway';
import { billingInfo, renewalSetting, saleRecords, updateBillingName } from './billing-records';
import { cardUpdate, updatePaymentMethod } from './update-payment-method';

const recipientsQuestion = z.object({
  sendInvoice: z.stringbool({ truthy: ['true'], falsy: ['false'] }),
  invoiceEmails: z.string(),
});

/** Without recipients, receipts are off and the list is the customer's own address (SALES-11, SALES-12). */
async function storeRecipients(
  deps: Pick<VendorDeps, 'db' | 'clock'>,
  user: SignedInUser,
  { sendInvoice, invoiceEmails }: z.output<typeof recipientsQuestion>,
): Promise<Answer> {
  const parsed = parseRecipients(invoiceEmails);
  if (!parsed.ok) return failure({ message: message.notAnEmail(parsed.invalid[0] ?? '') });
  const unmailable = parsed.recipients.find((recipient) => !isMailable(recipient));
  if (unmailable !== undefined) return failure({ message: message.notAnEmail(unmailable) });
  if (areTooMany(parsed.recipients)) return failure({ message: message.recipientsTooMany });
  const { isOn, recipients } = receiptsToStore(sendInvoice, parsed.recipients, user.email);
  const setting = { sendReceipts: isOn, receiptRecipients: recipients.join(',') };
  await changeAccount(deps, user, 'Renewal receipts', (tx) =>
    tx.update(users).set(setting).where(eq(users.id, user.id)),
  );
  return DONE;
}

const billingNameUpdate = z.object({ Company: z.string() });

/** The `userbilling` controller: billing name, card on file, sales, recipients of receipts (REST-14..19). */
export function userbillingRouter(deps: VendorDeps): Router {
  const { db } = deps;
  const { router, get, post } = customerRouter(deps);
  get('/userbilling/GetBillingInfo', NO_INPUT, (user) => billingInfo(db, user));
  get('/userbilling/GetSaleRecords', NO_INPUT, async (user) => ({
    success: true,
    records: await saleRecords(db, user.id),
    renewal: await renewalSetting(db, user),
  }));
  get('/userbilling/GetBillingTokens', NO_INPUT, (_user, _input, { response }) =>
    billingTokens(deps).catch((error: unknown) => {
      if (!(error instanceof PaymentOutage)) throw error;
      deps.log.error({ err: error }, 'no client token from the payment provider');
      response.status(503);
      return { success: false, errorMessage: 'The payment service does not answer.' };
    }),
  );
  // A GET that changes something (D-116). No link can misuse it, because a cookie alone does not sign in.
  get('/userbilling/storeinvoiceemails', recipientsQuestion, (user, question) =>
    storeRecipients(deps, user, question),
  );
  post('/userbilling/updatebillingname', billingNameUpdate, (user, { Company }) =>
    updateBillingName(deps, user, Company),
  );
  post('/userbilling/submitupdate', cardUpdate, (user, update, { request }) =>
    updatePaymentMethod(deps, user, update, request.ip),
  );
  return router;
}

/** These hosts do not exist: the browser library accepts them, and the portal maps them to its own origin. */
const LOCAL_TRANSPORT = {
  hosts: ['local-sandbox.braintreegateway.com', 'local-sandbox.braintree-api.com', 'www.paypal.com'],
  base: '/payment-sandbox',
};

/** Tokens for card forms (CARD-24); the local transport only in local mode (D-26). @throws PaymentOutage */
async function billingTokens({ payments, settings }: Pick<VendorDeps, 'payments' | 'settings'>) {
  const isLocal = settings.BRAINTREE_ENVIRONMENT === 'local';
  return {
    braintreeToken: await payments.clientToken(),
    siteKey: settings.CAPTCHA_SITE_KEY,
    ...(isLocal ? { localTransport: LOCAL_TRANSPORT } : {}),
  };
}
