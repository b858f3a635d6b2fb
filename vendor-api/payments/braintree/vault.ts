import type braintree from 'braintree';
import type {
  CardAddress,
  CardChange,
  CardToVault,
  PayingCustomer,
  Unknown,
  Unsent,
  VaultOutcome,
} from '../payment-gateway';
import { readVault } from './read-answers';
import { cardGone } from './refusal';

export type Bounded = <Value>(call: Promise<Value>) => Promise<Value>;

export async function vaultCard(
  gateway: braintree.BraintreeGateway,
  bounded: Bounded,
  card: CardToVault,
): Promise<VaultOutcome> {
  const billingAddress = billing(card.address);
  return outcomeOf(async () =>
    readVault(
      await bounded(
        gateway.paymentMethod.create({
          customerId: card.customer.id,
          paymentMethodNonce: card.nonce,
          cardholderName: card.cardholderName,
          ...(billingAddress && { billingAddress }),
          options: { makeDefault: true, verifyCard: true },
        }),
      ),
    ),
  );
}

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
          // Updates in place, because a customer may have only fifty addresses.
          ...(billingAddress && { billingAddress: { ...billingAddress, options: { updateExisting: true } } }),
          options: { verifyCard: true },
        }),
      ),
    );
  } catch (cause) {
    return isNotFound(cause) ? cardGone : failureOf(cause);
  }
}

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

/** A sale needs an existing customer. A failure here charges nothing. */
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
    // Another request may have created it since.
    await bounded(gateway.customer.create({ id: customer.id, email: customer.email }));
    return null;
  } catch (cause) {
    return { kind: 'unsent', cause };
  }
}

/** Undefined for an empty address. The country is omitted: the provider does not know all our names. */
export function billing({ streetAddress, locality, region, postalCode }: CardAddress) {
  const address = { streetAddress, locality, region, postalCode };
  return Object.values(address).some((value) => value !== '') ? address : undefined;
}

/** A silent provider must not block a customer's request. */
export async function withDeadline<Value>(call: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([call, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

// The provider ignored the request, or the library never sent it.
const NOT_TAKEN: readonly string[] = [
  'authenticationError',
  'authorizationError',
  'invalidKeysError',
  'notFoundError',
  'tooManyRequestsError',
  'upgradeRequired',
];

export async function outcomeOf<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome | Unsent | Unknown> {
  try {
    return await ask();
  } catch (cause) {
    return failureOf(cause);
  }
}

/** Only these errors prove that nothing was charged. */
function failureOf(cause: unknown): Unsent | Unknown {
  return NOT_TAKEN.includes(errorType(cause)) ? { kind: 'unsent', cause } : { kind: 'unknown', cause };
}

function isNotFound(cause: unknown): boolean {
  return errorType(cause) === 'notFoundError';
}

function errorType(cause: unknown): string {
  return cause instanceof Error && 'type' in cause && typeof cause.type === 'string' ? cause.type : '';
}
