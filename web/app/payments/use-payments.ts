import { NetworkStatus } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { CardValues } from '../../ui/card-form/card-values';
import { useRetryByItself } from '../../ui/use-retry-by-itself';
import { useSession } from '../session/session-context';
import {
  BillingTokensDocument,
  type BillingTokensQuery,
  useBillingTokensQuery,
} from './billing-tokens.generated';
import { CardTokenError } from './card-token-error';
import { createHumanCheck, type HumanCheck } from './human-check';
import { toPaymentError } from './payment-error';
import { tokenizeCard } from './tokenize-card';

type BillingTokens = NonNullable<BillingTokensQuery['billingTokens']>;

/** What an order carries besides itself: proof of a human, and the card if another one pays. */
export interface PaymentProof {
  recaptchaToken: string;
  nonce: string | null;
}

export interface Payments {
  /** Until then nothing can be paid (CARD-05). */
  isReady: boolean;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  /**
   * First the captcha, then the card, which goes to its provider alone (CARD-18, CARD-23). Null pays by the card on file.
   * Rejects with PaymentError.
   */
  prove: (card: CardValues | null) => Promise<PaymentProof>;
}

/** Billing tokens for one checkout or card form, asked for when it opens and never kept (CARD-24). */
export function usePayments(): Payments {
  const client = useApolloClient();
  const { origin } = useSession();
  const { data, networkStatus, refetch } = useBillingTokensQuery({
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const tokens = data?.billingTokens ?? null;
  const captcha = tokens?.captcha ?? null;
  const isRetrying = networkStatus === NetworkStatus.refetch;
  const hasFailed = tokens === null && (isRetrying || networkStatus === NetworkStatus.error);
  const retry = () => void refetch();
  useRetryByItself(hasFailed, retry);
  const humanCheck = useRef<HumanCheck | null>(null);
  useEffect(() => {
    if (!captcha) return;
    const challengeUrl = captcha.challengeUrl && new URL(captcha.challengeUrl, origin).href;
    const check = createHumanCheck({ ...captcha, challengeUrl }, document.body);
    humanCheck.current = check;
    // Ahead of time only: a provider that cannot be loaded now is tried again when it is needed.
    check.prepare().catch(() => undefined);
    return () => check.dispose();
  }, [captcha, origin]);

  async function freshTokens(): Promise<BillingTokens | null> {
    const answer = await client.query({ query: BillingTokensDocument, fetchPolicy: 'no-cache' });
    return answer.data?.billingTokens ?? null;
  }

  async function prove(card: CardValues | null): Promise<PaymentProof> {
    try {
      if (!tokens || !humanCheck.current) throw new Error('The billing tokens are not there yet.');
      const recaptchaToken = await humanCheck.current.execute();
      return { recaptchaToken, nonce: card && (await nonceOf(card, tokens, freshTokens)) };
    } catch (cause) {
      throw toPaymentError(cause);
    }
  }

  return {
    isReady: tokens !== null,
    hasFailed,
    isRetrying,
    retry,
    prove,
  };
}

/** A client token that went stale while the form stood open is renewed, once. */
async function nonceOf(
  card: CardValues,
  tokens: BillingTokens,
  freshTokens: () => Promise<BillingTokens | null>,
): Promise<string> {
  const toTokenize = {
    number: card.cardNumber,
    cardholderName: card.cardholderName,
    cvv: card.cvv,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    postalCode: card.postalCode,
  };
  try {
    return await tokenizeCard(tokens, toTokenize);
  } catch (error) {
    const fresh =
      error instanceof CardTokenError && error.failure === 'authorization' ? await freshTokens() : null;
    if (!fresh) throw error;
    return tokenizeCard(fresh, toTokenize);
  }
}
