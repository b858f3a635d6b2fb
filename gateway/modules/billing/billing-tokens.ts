import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { CaptchaConfig } from '../../resolvers.generated';

/** The site key by which the vendor says that its captcha is the local stand-in (D-23). */
const OFFLINE_SITE_KEY = 'offline';

export const billingTokensResolvers = {
  Query: {
    billingTokens: async (_parent, _args, { vendor, settings }) => {
      const tokens = await vendor.userbilling.getBillingTokens();
      // Only where a sandbox is configured may card data take the local road (D-26).
      const isLocal = settings.SANDBOX_URL !== undefined;
      return {
        braintreeToken: tokens.braintreeToken,
        captcha: toCaptcha(tokens.siteKey),
        localTransport: isLocal ? (tokens.localTransport ?? null) : null,
      };
    },
  },
} satisfies SomeResolvers;

function toCaptcha(siteKey: string): CaptchaConfig {
  return siteKey === OFFLINE_SITE_KEY
    ? { provider: 'OFFLINE', siteKey, challengeUrl: '/captcha-sandbox/challenge' }
    : { provider: 'RECAPTCHA_V2_INVISIBLE', siteKey, challengeUrl: null };
}
