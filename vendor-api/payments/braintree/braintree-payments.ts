import braintree from 'braintree';
import { toDecimalString } from '#domain/money/cents';
import {
  type PayingCustomer,
  type PaymentGateway,
  PaymentOutage,
  type SaleByNonce,
  type SaleByToken,
  type SaleOutcome,
} from '../payment-gateway';
import { findSalesBetween, findTransactions } from './find-transactions';
import { readFinding, readSale, readSales, tokenAnswer } from './read-answers';
import { billing, changeCard, ensureCustomer, forgetCard, outcomeOf, vaultCard, withDeadline } from './vault';

const PREPARATION_MS = 10_000;

export function braintreePayments(settings: BraintreeSettings): PaymentGateway {
  const gateway = connectBraintree(settings);
  const bounded = <Value>(call: Promise<Value>) => withDeadline(call, settings.PAYMENT_TIMEOUT_MS);
  const brief = <Value>(call: Promise<Value>) =>
    withDeadline(call, Math.min(PREPARATION_MS, settings.PAYMENT_TIMEOUT_MS));
  const sell = (request: braintree.TransactionRequest): Promise<SaleOutcome> =>
    outcomeOf(async () => readSale(await bounded(gateway.transaction.sale(request))));
  const known = (customer: PayingCustomer) => ensureCustomer(gateway, brief, customer);
  return {
    saleByNonce: async (sale) => (await known(sale.customer)) ?? sell(saleByNonceRequest(sale)),
    saleByToken: async (sale) => untyped(await sell(saleByTokenRequest(sale))),
    findByOrderId: (orderId) =>
      orOutage(async () => readFinding(await bounded(findTransactions(gateway, orderId)))),
    listSales: ({ from, to }) => orOutage(async () => readSales(await findSalesBetween(gateway, from, to))),
    vaultCard: async (card) => (await known(card.customer)) ?? vaultCard(gateway, bounded, card),
    changeCard: (change) => changeCard(gateway, bounded, change),
    forgetCard: (token) => orOutage(() => forgetCard(gateway, bounded, token)),
    clientToken: () =>
      orOutage(async () => tokenAnswer.parse(await bounded(gateway.clientToken.generate({}))).clientToken),
  };
}

function saleByNonceRequest(sale: SaleByNonce): braintree.TransactionRequest {
  const address = billing(sale.address);
  return {
    amount: toDecimalString(sale.amount),
    orderId: sale.orderId,
    paymentMethodNonce: sale.nonce,
    customerId: sale.customer.id,
    creditCard: { cardholderName: sale.cardholderName },
    ...(address && { billing: address }),
    options: {
      submitForSettlement: true,
      storeInVaultOnSuccess: true,
      addBillingAddressToPaymentMethod: address !== undefined,
    },
  };
}

function saleByTokenRequest(sale: SaleByToken): braintree.TransactionRequest {
  return {
    amount: toDecimalString(sale.amount),
    orderId: sale.orderId,
    paymentMethodToken: sale.token,
    options: { submitForSettlement: true },
  };
}

// The card on file was not typed, so no field can be invalid.
function untyped(outcome: SaleOutcome): SaleOutcome {
  return outcome.kind === 'declined' ? { kind: 'declined', text: outcome.text } : outcome;
}

async function orOutage<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    throw new PaymentOutage('the payment provider gave no usable answer', { cause });
  }
}

interface BraintreeSettings {
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
