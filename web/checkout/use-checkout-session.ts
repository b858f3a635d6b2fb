import { useEffect, useReducer } from 'react';
import { usePayments } from '../app/payments/use-payments';
import { type Attempt, checkingAttempt, nextAttempt, openAttempt } from './attempt/attempt';
import { type CheckoutPlace, clearAttempt, loadAttempt, saveAttempt } from './attempt/attempt-storage';
import type { OrderKind } from './attempt/order-words';
import { useOrderStatus } from './attempt/use-order-status';
import { type LicenseeRule, typedLicensee } from './fields/licensee';
import { type CheckoutViewer, useCheckoutForms } from './fields/use-checkout-forms';
import type { Price } from './price/price';

export type CheckoutSession<Shown extends Price> = ReturnType<typeof useCheckoutSession<Shown>>;

interface SessionOptions {
  licenseeRule?: LicenseeRule;
  kind?: OrderKind;
}

/** State that outlives changes of the cart: the attempt, the filled-in forms and the payment provider. */
export function useCheckoutSession<Shown extends Price>(
  viewer: CheckoutViewer,
  place: CheckoutPlace,
  { licenseeRule = 'PERSON', kind = 'payment' }: SessionOptions = {},
) {
  const order = useOrderAttempt<Shown>(viewer.id, place);
  const forms = useCheckoutForms(viewer, licenseeRule);
  const payments = usePayments('order', kind !== 'change');
  const isCheckingLong = useOrderStatus(order.attempt, order.dispatch, kind);
  return { order, forms, payments, kind, isCheckingLong, hasBillingInfo: viewer.billingInfo !== null };
}

/** A sent attempt survives a reload until it is settled (D-126). */
function useOrderAttempt<Shown extends Price>(viewerId: string, place: CheckoutPlace) {
  const { page, search, subject = '' } = place;
  const [attempt, dispatch] = useReducer(nextAttempt<Shown>, null, () =>
    startOrResume<Shown>(place, viewerId),
  );
  const { attemptId, phase } = attempt;
  const sentAt = 'sentAt' in attempt ? attempt.sentAt : null;
  const isOther = attempt.phase === 'checking' && attempt.isOther === true;

  useEffect(() => {
    // The stored attempt of another subject stays unchanged.
    if (isOther) return;
    if (phase === 'done') {
      clearAttempt(page);
      typedLicensee.keep(viewerId, null);
    } else saveAttempt({ attemptId, viewerId, sentAt, page, search, subject });
  }, [attemptId, viewerId, sentAt, phase, isOther, page, search, subject]);

  /** Records the attempt before anything is sent, so that a reload asks for its outcome. */
  const markSent = (now: number) => saveAttempt({ attemptId, viewerId, sentAt: now, page, search, subject });
  return { attempt, dispatch, markSent };
}

function startOrResume<Shown extends Price>(
  { page, subject = '' }: CheckoutPlace,
  viewerId: string,
): Attempt<Shown> {
  const stored = loadAttempt(page, viewerId);
  if (!stored || stored.sentAt === null) return openAttempt(crypto.randomUUID());
  const { subject: sentFor = '' } = stored;
  const isOther = subject !== '' && sentFor !== '' && sentFor !== subject;
  return { ...checkingAttempt(stored.attemptId, stored.sentAt), ...(isOther && { isOther }) };
}
