import { useEffect, useRef } from 'react';
import type { CardValues } from '../../ui/card-form/card-values';
import { useSession } from '../session/session-context';
import { createHumanCheck } from './human-check';
import type { HumanCheck } from './human-check-error';
import { type PaymentPurpose, toPaymentError } from './payment-error';
import { CardTokenError, type CardToTokenize, tokenizeCard } from './tokenize-card';
import { type BillingTokens, useBillingTokens } from './use-billing-tokens';

export interface PaymentProof {
  recaptchaToken: string;
  nonce: string | null;
}

export interface Payments {
  isReady: boolean;
  hasFailed: boolean;
  isSlow: boolean;
  isRetrying: boolean;
  retry: () => void;
  /** First the captcha, then the card (CARD-18); null keeps the card on file. Rejects with PaymentError. */
  prove: (card: CardValues | null) => Promise<PaymentProof>;
}

export function usePayments(purpose: PaymentPurpose = 'order', isNeeded = true): Payments {
  const { tokens, latest, renew, ...status } = useBillingTokens(isNeeded);
  const humanCheck = useHumanCheck(tokens);

  async function prove(card: CardValues | null): Promise<PaymentProof> {
    try {
      const authorization = latest();
      if (!authorization || !humanCheck.current) throw new Error('The billing tokens are not there yet.');
      const recaptchaToken = await humanCheck.current.execute();
      return { recaptchaToken, nonce: card && (await nonceOf(card, authorization, renew)) };
    } catch (cause) {
      throw toPaymentError(cause, purpose);
    }
  }

  return { ...status, isReady: tokens !== null, prove };
}

function useHumanCheck(tokens: BillingTokens | null) {
  const { origin } = useSession();
  const humanCheck = useRef<HumanCheck | null>(null);
  const captcha = tokens?.captcha ?? null;
  useEffect(() => {
    if (!captcha) return;
    const challengeUrl = captcha.challengeUrl && new URL(captcha.challengeUrl, origin).href;
    const check = createHumanCheck({ ...captcha, challengeUrl }, document.body);
    humanCheck.current = check;
    // Ahead of time only: a provider that cannot be loaded now is tried again when it is needed.
    check.prepare().catch(() => undefined);
    return () => check.dispose();
  }, [captcha, origin]);
  return humanCheck;
}

/** A client token that went stale while the form stood open is renewed, once. */
async function nonceOf(
  values: CardValues,
  tokens: BillingTokens,
  renew: () => Promise<BillingTokens>,
): Promise<string> {
  const card: CardToTokenize = {
    number: values.cardNumber,
    cardholderName: values.cardholderName,
    cvv: values.cvv,
    expirationMonth: values.expirationMonth,
    expirationYear: values.expirationYear,
    postalCode: values.postalCode,
  };
  try {
    return await tokenizeCard(tokens, card);
  } catch (error) {
    const isStale = error instanceof CardTokenError && error.failure === 'authorization';
    if (!isStale) throw error;
    return tokenizeCard(await renew(), card);
  }
}
