import type { VendorDeps } from '../deps';

/** These hosts do not exist: the browser library accepts the names, and the portal maps them to its own origin. */
const LOCAL_TRANSPORT = {
  hosts: ['local-sandbox.braintreegateway.com', 'local-sandbox.braintree-api.com', 'www.paypal.com'],
  base: '/payment-sandbox',
};

/** What a card form needs (CARD-24); the local transport only in local mode (D-26). @throws PaymentOutage */
export async function billingTokens({ payments, settings }: Pick<VendorDeps, 'payments' | 'settings'>) {
  const isLocal = settings.BRAINTREE_ENVIRONMENT === 'local';
  return {
    braintreeToken: await payments.clientToken(),
    siteKey: settings.CAPTCHA_SITE_KEY,
    ...(isLocal ? { localTransport: LOCAL_TRANSPORT } : {}),
  };
}
