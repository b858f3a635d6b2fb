import { useEffect, useRef } from 'react';
import type { CardValues } from '../../ui/card-form/card-values';
import { useSession } from '../session/session-context';
import { CardTokenError } from './card-token-error';
import { createHumanCheck } from './human-check';
import type { HumanCheck } from './human-check-error';
import { type PaymentPurpose, toPaymentError } from './payment-error';
import { type BillingTokens, useBillingTokens } from './use-billing-tokens';

export interface PaymentProof {
  recaptchaToken: string;
  nonce: string | null;
}

export type Payments = ReturnType<typeof usePayments>;

export function usePayments(purpose: PaymentPurpose, isNeeded = true) {
  const { tokens, latest, renew, ...status } = useBillingTokens(isNeeded);
  const humanCheck = useHumanCheck(tokens);

  /** Runs the captcha, tokenizes the card (CARD-18); null keeps the stored one. Rejects with PaymentError. */
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
    // Only a preload: a failed load is retried when the check is needed.
    check.prepare().catch(() => undefined);
    return () => check.dispose();
  }, [captcha, origin]);
  return humanCheck;
}

/** Renews the client token once if it went stale while the form was open. */
async function nonceOf(
  card: CardValues,
  tokens: BillingTokens,
  renew: () => Promise<BillingTokens>,
): Promise<string> {
  const { tokenizeCard } = await import('./tokenize-card');
  try {
    return await tokenizeCard(tokens, card);
  } catch (error) {
    const isStale = error instanceof CardTokenError && error.failure === 'authorization';
    if (!isStale) throw error;
    return tokenizeCard(await renew(), card);
  }
}
