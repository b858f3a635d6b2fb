import type { CardValues } from '../../ui/card-form/card-values';
import { type CardFieldError, CardTokenError, type CardTokenFailure } from './card-token-error';
import type { LocalTransport } from './sandbox-transport';

interface CardAuthorization {
  readonly braintreeToken: string;
  /** Set only when payments run against the local sandbox (D-26). */
  readonly localTransport?: LocalTransport | null;
}

const TIMEOUT_MS = 20_000;

/** Loads the card library when a card form opens. A failure surfaces when a card is tokenized. */
export const preloadCardLibrary = (): void => void import('braintree-web/client').catch(() => undefined);

/** Rejects with `CardTokenError`; after `authorization`, retry once with fresh billing tokens (CARD-23). */
export async function tokenizeCard(authorization: CardAuthorization, card: CardValues): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The library waits a minute, and forever after some malformed answers.
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CardTokenError('unreachable', [], 'timeout')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([requestNonce(authorization, card), timeout]);
  } catch (error) {
    throw error instanceof CardTokenError ? error : toCardTokenError(error);
  } finally {
    clearTimeout(timer);
  }
}

async function requestNonce(authorization: CardAuthorization, card: CardValues): Promise<string> {
  const { braintreeToken, localTransport } = authorization;
  if (localTransport) {
    const { installSandboxTransport } = await import('./sandbox-transport');
    installSandboxTransport(localTransport);
  }
  const { create } = await loadLibrary();
  const client = await create({ authorization: braintreeToken });
  const { creditCards } = await client.request({
    method: 'post',
    endpoint: 'payment_methods/credit_cards',
    data: { creditCard: { ...filledIn(card), options: { validate: false } } },
  });
  const [first] = creditCards;
  if (!first) throw new CardTokenError('unexpected', [], 'the provider returned no card');
  return first.nonce;
}

function loadLibrary() {
  return import('braintree-web/client').catch((cause: unknown) => {
    throw new CardTokenError('unreachable', [], cause);
  });
}

/** Omits empty fields: the library rejects null, and the provider rejects empty strings. */
function filledIn(card: CardValues) {
  const { cardNumber, cardholderName, cvv, expirationMonth, expirationYear, postalCode } = card;
  const number = cardNumber.replaceAll(/[\s-]/g, '');
  const entries = Object.entries({ cardholderName, cvv, expirationMonth, expirationYear, number });
  return {
    ...Object.fromEntries(entries.filter(([, value]) => value !== '')),
    ...(postalCode === '' ? {} : { billingAddress: { postalCode } }),
  };
}

const UNREACHABLE = ['CLIENT_GATEWAY_NETWORK', 'CLIENT_REQUEST_TIMEOUT', 'CLIENT_RATE_LIMITED'];
const UNAUTHORIZED = ['CLIENT_AUTHORIZATION_INVALID', 'CLIENT_AUTHORIZATION_INSUFFICIENT'];

export function toCardTokenError(error: unknown): CardTokenError {
  const { code, details } = record(error);
  const { httpStatus, originalError } = record(details);
  const fieldErrors = flatten(record(originalError)['fieldErrors']);
  return new CardTokenError(failureOf(code, httpStatus, fieldErrors), fieldErrors, error);
}

function failureOf(code: unknown, status: unknown, fieldErrors: readonly CardFieldError[]): CardTokenFailure {
  if (fieldErrors.length > 0) return 'card';
  if (typeof code !== 'string') return 'unexpected';
  if (UNAUTHORIZED.includes(code)) return 'authorization';
  if (UNREACHABLE.includes(code) || (typeof status === 'number' && status >= 500)) return 'unreachable';
  return 'unexpected';
}

/** Flattens errors that are nested by object (`creditCard` → `number`); only the leaves count. */
function flatten(errors: unknown): CardFieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.map(record).flatMap(({ field, code, message, fieldErrors }) => {
    const own =
      code === undefined ? [] : [{ field: String(field), code: String(code), message: String(message) }];
    return [...own, ...flatten(fieldErrors)];
  });
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value, ...errorFields(value) } : {};

// Spreading an Error omits fields that its class defines, as the library does for some.
const errorFields = (value: object) => ({
  ...('code' in value ? { code: value.code } : {}),
  ...('details' in value ? { details: value.details } : {}),
});
