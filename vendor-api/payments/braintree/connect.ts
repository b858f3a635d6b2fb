import braintree from 'braintree';

export interface BraintreeSettings {
  readonly BRAINTREE_ENVIRONMENT: 'local' | 'sandbox' | 'production';
  readonly BRAINTREE_LOCAL_URL: string;
  readonly BRAINTREE_MERCHANT_ID: string;
  readonly BRAINTREE_PUBLIC_KEY: string;
  readonly BRAINTREE_PRIVATE_KEY: string;
  readonly PAYMENT_TIMEOUT_MS: number;
}

export function connectBraintree(settings: BraintreeSettings): braintree.BraintreeGateway {
  const gateway = new braintree.BraintreeGateway({
    environment: environmentOf(settings),
    merchantId: settings.BRAINTREE_MERCHANT_ID,
    publicKey: settings.BRAINTREE_PUBLIC_KEY,
    privateKey: settings.BRAINTREE_PRIVATE_KEY,
  });
  // The library's default is a minute.
  gateway.config.timeout = settings.PAYMENT_TIMEOUT_MS;
  return gateway;
}

function environmentOf(settings: BraintreeSettings): braintree.Environment {
  switch (settings.BRAINTREE_ENVIRONMENT) {
    case 'production':
      return braintree.Environment.Production;
    case 'sandbox':
      return braintree.Environment.Sandbox;
    case 'local':
      return localEnvironment(new URL(settings.BRAINTREE_LOCAL_URL));
  }
}

function localEnvironment(url: URL): braintree.Environment {
  const isTls = url.protocol === 'https:';
  const port = url.port || (isTls ? '443' : '80');
  return new braintree.Environment(url.hostname, port, url.origin, isTls, url.hostname, port);
}
