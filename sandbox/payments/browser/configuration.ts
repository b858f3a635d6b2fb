import { SUPPORTED_BRANDS } from '../cards/brands';

/** The browser library only calls https hosts of Braintree's domains. Offline, these map to the sandbox. */
export const CLIENT_API_HOST = 'local-sandbox.braintreegateway.com';
export const GRAPHQL_HOST = 'local-sandbox.braintree-api.com';

const GRAPHQL_URL = `https://${GRAPHQL_HOST}/graphql`;
const ASSETS_URL = 'https://assets.braintreegateway.com';
const clientApiUrl = (merchantId: string) => `https://${CLIENT_API_HOST}/merchants/${merchantId}/client_api`;

export function clientToken(merchantId: string, authorizationFingerprint: string): string {
  const token = {
    version: 2,
    authorizationFingerprint,
    configUrl: `${clientApiUrl(merchantId)}/v1/configuration`,
    // The date decides between GraphQL and REST: the library knows features up to 2018-05-10.
    graphQL: { url: GRAPHQL_URL, date: '2018-05-08', features: ['tokenize_credit_cards'] },
    environment: 'sandbox',
    merchantId,
    clientApiUrl: clientApiUrl(merchantId),
    assetsUrl: ASSETS_URL,
    challenges: [],
  };
  return Buffer.from(JSON.stringify(token)).toString('base64');
}

export const restConfiguration = (merchantId: string) => ({
  environment: 'sandbox',
  merchantId,
  clientApiUrl: clientApiUrl(merchantId),
  assetsUrl: ASSETS_URL,
  analytics: { url: null },
  challenges: [],
  creditCards: { supportedCardTypes: SUPPORTED_BRANDS.map((brand) => brand.name), collectDeviceData: false },
  threeDSecureEnabled: false,
  paypalEnabled: false,
  venmo: 'off',
  graphQL: { url: GRAPHQL_URL, features: ['tokenize_credit_cards'] },
});

/** The GraphQL configuration. `challenges` must be a list: on null, the library's promise never settles. */
export const graphqlConfiguration = (merchantId: string) => ({
  environment: 'SANDBOX',
  merchantId,
  clientApiUrl: clientApiUrl(merchantId),
  assetsUrl: ASSETS_URL,
  analyticsUrl: null,
  creditCard: {
    supportedCardBrands: SUPPORTED_BRANDS.map((brand) => brand.graphql),
    challenges: [],
    threeDSecureEnabled: false,
    threeDSecure: null,
  },
  applePayWeb: null,
  fastlane: null,
  googlePay: null,
  ideal: null,
  masterpass: null,
  openBanking: null,
  paypal: null,
  unionPay: null,
  usBankAccount: null,
  venmo: null,
  visaCheckout: null,
  braintreeApi: null,
  supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
});
