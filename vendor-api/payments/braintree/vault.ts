import type braintree from 'braintree';
import type {
  CardAddress,
  CardChange,
  CardToVault,
  PayingCustomer,
  Unsent,
  VaultOutcome,
} from '../payment-gateway';
import { failureOf, isNotFound } from './call';
import { readVault } from './read-answers';
import { cardGone } from './refusal';

export type Bounded = <Value>(call: Promise<Value>) => Promise<Value>;

/** Verifies a card and keeps it for the customer, as the one to charge. */
export async function vaultCard(
  gateway: braintree.BraintreeGateway,
  bounded: Bounded,
  card: CardToVault,
): Promise<VaultOutcome> {
  const billingAddress = billing(card.address);
  try {
    return readVault(
      await bounded(
        gateway.paymentMethod.create({
          customerId: card.customer.id,
          paymentMethodNonce: card.nonce,
          cardholderName: card.cardholderName,
          ...(billingAddress && { billingAddress }),
          options: { makeDefault: true, verifyCard: true },
        }),
      ),
    );
  } catch (cause) {
    return failureOf(cause);
  }
}

/** Verifies other details of a kept card and keeps them. */
export async function changeCard(
  gateway: braintree.BraintreeGateway,
  bounded: Bounded,
  change: CardChange,
): Promise<VaultOutcome> {
  const { token, cardholderName, expirationMonth, expirationYear } = change;
  const billingAddress = billing(change.address);
  try {
    return readVault(
      await bounded(
        gateway.paymentMethod.update(token, {
          cardholderName,
          expirationMonth: String(expirationMonth).padStart(2, '0'),
          expirationYear: String(expirationYear),
          // In place: every address more counts towards the fifty that a customer may have.
          ...(billingAddress && { billingAddress: { ...billingAddress, options: { updateExisting: true } } }),
          options: { verifyCard: true },
        }),
      ),
    );
  } catch (cause) {
    return isNotFound(cause) ? cardGone : failureOf(cause);
  }
}

/** Removes a card; throws unless it is gone. */
export async function forgetCard(
  gateway: braintree.BraintreeGateway,
  bounded: Bounded,
  token: string,
): Promise<void> {
  try {
    await bounded(gateway.paymentMethod.delete(token));
  } catch (cause) {
    if (!isNotFound(cause)) throw cause;
  }
}

/** A sale must name a customer that exists. Failing here moves no money, whatever the reason. */
export async function ensureCustomer(
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

/**
 * An address as the provider takes it; undefined for an empty one, which it refuses. Without the country: the provider
 * knows fewer spellings of country names than the form offers, and refuses others.
 */
export function billing({ streetAddress, locality, region, postalCode }: CardAddress) {
  const address = { streetAddress, locality, region, postalCode };
  return Object.values(address).some((value) => value !== '') ? address : undefined;
}
