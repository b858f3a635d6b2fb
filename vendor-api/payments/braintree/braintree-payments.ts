import type braintree from 'braintree';
import { toDecimalString } from '#domain/money/cents';
import {
  type CardAddress,
  type CardToVault,
  type PayingCustomer,
  type PaymentGateway,
  PaymentOutage,
  type SaleByNonce,
  type SaleByToken,
  type SaleOutcome,
  type Unsent,
  type VaultOutcome,
} from '../payment-gateway';
import { tokenAnswer } from './answers';
import { failureOf, isNotFound, withDeadline } from './call';
import { type BraintreeSettings, connectBraintree } from './connect';
import { findTransactions } from './find-transactions';
import { readFinding, readSale, readVault } from './read-answers';

// Preparing a sale must leave the sale most of the time in which nobody else settles it.
const PREPARATION_MS = 10_000;

/** Card payments by Braintree's own server library, online or against the local sandbox. */
export function braintreePayments(settings: BraintreeSettings): PaymentGateway {
  const gateway = connectBraintree(settings);
  const bounded = <Value>(call: Promise<Value>) => withDeadline(call, settings.PAYMENT_TIMEOUT_MS);
  const brief = <Value>(call: Promise<Value>) =>
    withDeadline(call, Math.min(PREPARATION_MS, settings.PAYMENT_TIMEOUT_MS));
  const known = (customer: PayingCustomer) => ensureCustomer(gateway, brief, customer);
  return {
    saleByNonce: async (sale) =>
      (await known(sale.customer)) ?? sendSale(gateway, bounded, saleByNonceRequest(sale)),
    saleByToken: (sale) => sendSale(gateway, bounded, saleByTokenRequest(sale)),
    findByOrderId: (orderId) =>
      orOutage(async () => readFinding(await bounded(findTransactions(gateway, orderId)))),
    vaultCard: async (card) => (await known(card.customer)) ?? vaultCard(gateway, bounded, card),
    clientToken: () =>
      orOutage(async () => tokenAnswer.parse(await bounded(gateway.clientToken.generate({}))).clientToken),
  };
}

type Bounded = <Value>(call: Promise<Value>) => Promise<Value>;

function saleByNonceRequest(sale: SaleByNonce): braintree.TransactionRequest {
  return {
    amount: toDecimalString(sale.amount),
    orderId: sale.orderId,
    paymentMethodNonce: sale.nonce,
    customerId: sale.customer.id,
    creditCard: { cardholderName: sale.cardholderName },
    billing: billing(sale.address),
    options: {
      submitForSettlement: true,
      storeInVaultOnSuccess: true,
      addBillingAddressToPaymentMethod: true,
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

async function sendSale(
  gateway: braintree.BraintreeGateway,
  bounded: Bounded,
  request: braintree.TransactionRequest,
): Promise<SaleOutcome> {
  try {
    return readSale(await bounded(gateway.transaction.sale(request)));
  } catch (cause) {
    return failureOf(cause);
  }
}

async function vaultCard(
  gateway: braintree.BraintreeGateway,
  bounded: Bounded,
  card: CardToVault,
): Promise<VaultOutcome> {
  try {
    return readVault(
      await bounded(
        gateway.paymentMethod.create({
          customerId: card.customer.id,
          paymentMethodNonce: card.nonce,
          cardholderName: card.cardholderName,
          billingAddress: billing(card.address),
          options: { makeDefault: true, verifyCard: true },
        }),
      ),
    );
  } catch (cause) {
    return failureOf(cause);
  }
}

// A sale must name a customer that exists. Failing here moves no money, whatever the reason.
async function ensureCustomer(
  gateway: braintree.BraintreeGateway,
  bounded: Bounded,
  customer: PayingCustomer,
): Promise<Unsent | null> {
  try {
    await bounded(gateway.customer.find(customer.id));
    return null;
  } catch (cause) {
    if (!isNotFound(cause)) return { kind: 'unsent', cause };
  }
  try {
    // Refused when another request made it meanwhile, which is as good.
    await bounded(gateway.customer.create({ id: customer.id, email: customer.email }));
    return null;
  } catch (cause) {
    return { kind: 'unsent', cause };
  }
}

// Without the country: the provider knows fewer spellings of country names than the form offers, and refuses others.
function billing(address: CardAddress) {
  const { streetAddress, locality, region, postalCode } = address;
  return { streetAddress, locality, region, postalCode };
}

async function orOutage<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (cause) {
    throw new PaymentOutage('the payment provider gave no usable answer', { cause });
  }
}
