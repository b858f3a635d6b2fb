import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { outageText } from '../../../../app/graphql/refusal';
import { PaymentError } from '../../../../app/payments/payment-error';
import { preloadCardLibrary } from '../../../../app/payments/tokenize-card';
import { type Payments, usePayments } from '../../../../app/payments/use-payments';
import { usePortalConfig } from '../../../../app/session/session-context';
import { useUnsavedText } from '../../../../app/session/unsaved-text';
import type { UpdatePaymentMethodInput } from '../../../../schema.generated';
import { cardRules } from '../../../../ui/card-form/card-rules';
import { type CardValues, oneLineCard } from '../../../../ui/card-form/card-values';
import { type SortedErrors, sortProviderErrors } from '../../../../ui/card-form/provider-errors';
import { isStoredCardKept, type StoredCard } from '../../../../ui/card-form/stored-card';
import { isCardComplete, showCardErrors, useCardForm } from '../../../../ui/card-form/use-card-form';
import { useShowOrNotify } from '../../../../ui/overlays/use-show-or-notify';
import { CardNowDocument } from './card-now.generated';
import { useUpdatePaymentMethodMutation } from './update-payment-method.generated';

export type EditCard = ReturnType<typeof useEditCard>;

export function useEditCard(openedWith: StoredCard | null) {
  const { today } = usePortalConfig();
  const [storedCard, setStoredCard] = useState(openedWith);
  const form = useCardForm(today, cardRules, storedCard);
  const payments = usePayments('card-on-file');
  const { save, isBusy } = useSaveCard(payments, storedCard);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const tell = useShowOrNotify();
  useUnsavedText(form.isDirty() && !isSaved);
  useEffect(preloadCardLibrary, []);

  const isHeldBack = !payments.isReady || Object.keys(form.errors).length > 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isHeldBack || !isCardComplete(form)) return;
    setRefusal(null);
    const refused = await save(oneLineCard(form.getValues()));
    setSaved(refused === null);
    if (refused === null) return;
    const { cardNow, fields, others } = refused;
    if (cardNow && cardNow.version !== storedCard?.version) setStoredCard(cardNow);
    tell([...Object.values(fields), ...others].join(' '), () => {
      showCardErrors(form, fields);
      setRefusal(others.join(' ') || null);
    });
  }

  return { form, payments, isBusy, isHeldBack, refusal, isSaved, submit };
}

const TIMEOUT_MS = 60_000;

/** The outcome is unknown; the card on file is read again and shown. */
const NO_ANSWER =
  'The service did not answer, so we cannot say whether your card was saved. Please look at the card on file and try again.';

interface CardRefusal extends SortedErrors {
  readonly cardNow?: StoredCard | null;
}

/** With untouched masks only the details of the card change, if it is still the one shown (CARD-26). */
function useSaveCard(payments: Payments, storedCard: StoredCard | null) {
  const client = useApolloClient();
  const [send] = useUpdatePaymentMethodMutation();
  const [isBusy, setBusy] = useState(false);

  const change = async (input: UpdatePaymentMethodInput): Promise<CardRefusal | null> => {
    const fetchOptions = { signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      const { data } = await send({ variables: { input }, context: { fetchOptions } });
      const payload = data?.updatePaymentMethod;
      if (payload?.success) return null;
      const refusal = refusalOf(payload?.userErrors ?? []);
      return input.nonce === null ? { ...refusal, cardNow: await readCardNow(client) } : refusal;
    } catch (error) {
      return { fields: {}, others: [outageText(error, NO_ANSWER)] };
    }
  };

  const save = async (values: CardValues): Promise<CardRefusal | null> => {
    setBusy(true);
    try {
      const isKept = isStoredCardKept(values, storedCard);
      const proof = await payments.prove(isKept ? null : values);
      const cardVersion = isKept ? (storedCard?.version ?? null) : null;
      return await change({ ...proof, ...detailsOf(values), cardVersion });
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error;
      return { fields: error.fields, others: error.message === '' ? [] : [error.message] };
    } finally {
      setBusy(false);
    }
  };

  return { save, isBusy };
}

async function readCardNow(client: ApolloClient): Promise<StoredCard | null> {
  const context = { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } };
  try {
    const { data } = await client.query({ query: CardNowDocument, fetchPolicy: 'network-only', context });
    return data?.viewer?.billingInfo?.card ?? null;
  } catch {
    return null;
  }
}

function refusalOf(errors: readonly { message: string; field: string | null }[]): SortedErrors {
  if (errors.length === 0) return { fields: {}, others: [message.lastResort] };
  return sortProviderErrors(errors.map((error) => ({ field: error.field ?? '', message: error.message })));
}

function detailsOf(
  values: CardValues,
): Omit<UpdatePaymentMethodInput, 'nonce' | 'recaptchaToken' | 'cardVersion'> {
  const { cardNumber: _number, cvv: _cvv, expirationMonth, expirationYear, ...details } = values;
  return { ...details, expirationMonth: Number(expirationMonth), expirationYear: Number(expirationYear) };
}
