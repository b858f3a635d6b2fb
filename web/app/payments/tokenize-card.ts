import { CardTokenError, toCardTokenError } from './card-token-error';
import type { LocalTransport } from './sandbox-transport';

/** A card as the provider gets it (CARD-22). Month `01` to `12`, year in four digits. */
export interface CardToTokenize {
  readonly number: string;
  readonly cardholderName: string;
  readonly cvv: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  readonly postalCode: string;
}

export interface CardAuthorization {
  readonly braintreeToken: string;
  /** Only where payments run against the local sandbox (D-26). */
  readonly localTransport?: LocalTransport | null;
}

const TIMEOUT_MS = 20_000;

/** Loads the card library ahead of its use, when a card form opens. A failure shows when a card is tokenized. */
export const preloadCardLibrary = (): void => void import('braintree-web/client').catch(() => undefined);

/**
 * Exchanges a card for a single-use nonce, at the provider and nowhere else (CARD-23).
 * Rejects with `CardTokenError`; on its failure `authorization` fetch fresh billing tokens and try once more.
 */
export async function tokenizeCard(authorization: CardAuthorization, card: CardToTokenize): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The library waits a minute, and after some malformed answers for ever.
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

async function requestNonce(authorization: CardAuthorization, card: CardToTokenize): Promise<string> {
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

/** Leaves empty fields out: the library cannot take null, and an empty text is an error to the provider. */
function filledIn({ postalCode, number, ...fields }: CardToTokenize) {
  const entries = Object.entries({ ...fields, number: number.replaceAll(/[\s-]/g, '') });
  return {
    ...Object.fromEntries(entries.filter(([, value]) => value !== '')),
    ...(postalCode === '' ? {} : { billingAddress: { postalCode } }),
  };
}
