import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { PaymentError } from '../../../../app/payments/payment-error';
import type { Payments } from '../../../../app/payments/use-payments';
import type { UpdatePaymentMethodInput } from '../../../../schema.generated';
import type { CardValues } from '../../../../ui/card-form/card-values';
import { type SortedErrors, sortProviderErrors } from '../../../../ui/card-form/provider-errors';
import { isStoredCardKept, type StoredCard } from '../../../../ui/card-form/stored-card';
import { changeFailure } from '../../change-failure';
import { useUpdatePaymentMethodMutation } from './update-payment-method.generated';

const TIMEOUT_MS = 60_000;

/** The one case in which nobody knows: the card block under the dialog is read anew, and shows what is true. */
const NO_ANSWER =
  'The service did not answer, so we cannot say whether your card was saved. Please look at the card on file and try again.';

/**
 * Saves the card: captcha, then the card to its provider, then the change (CARD-18). With untouched masks the card
 * stays, and only what belongs to it changes. The verb answers null when saved, else why not.
 */
export function useSaveCard(payments: Payments, storedCard: StoredCard | null) {
  const client = useApolloClient();
  const [send] = useUpdatePaymentMethodMutation();
  const [isBusy, setBusy] = useState(false);

  const change = async (input: UpdatePaymentMethodInput): Promise<SortedErrors | null> => {
    const fetchOptions = { signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      const { data } = await send({ variables: { input }, context: { fetchOptions } });
      const payload = data?.updatePaymentMethod;
      return payload?.success ? null : refusalOf(payload?.userErrors ?? []);
    } catch (error) {
      void client.refetchQueries({ include: ['BillingPage'] });
      return { fields: {}, others: [changeFailure(error, NO_ANSWER)] };
    }
  };

  const save = async (values: CardValues): Promise<SortedErrors | null> => {
    setBusy(true);
    try {
      const card = isStoredCardKept(values, storedCard) ? null : values;
      const proof = await payments.prove(card);
      return await change({ ...proof, ...detailsOf(values) });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      return { fields: error.fields, others: error.message === '' ? [] : [error.message] };
    } finally {
      setBusy(false);
    }
  };

  return { save, isBusy };
}

/** A refusal without a text still says something (ERR-56). */
function refusalOf(errors: readonly { message: string; field: string | null }[]): SortedErrors {
  if (errors.length === 0) return { fields: {}, others: [message.lastResort] };
  return sortProviderErrors(errors.map((error) => ({ field: error.field ?? '', message: error.message })));
}

/** Everything but number and CVV, which stay in the browser. */
function detailsOf(values: CardValues): Omit<UpdatePaymentMethodInput, 'nonce' | 'recaptchaToken'> {
  const { cardNumber: _number, cvv: _cvv, expirationMonth, expirationYear, ...details } = values;
  return { ...details, expirationMonth: Number(expirationMonth), expirationYear: Number(expirationYear) };
}
