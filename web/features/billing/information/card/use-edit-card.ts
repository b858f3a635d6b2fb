import { type FormEvent, useEffect, useState } from 'react';
import { preloadCardLibrary } from '../../../../app/payments/tokenize-card';
import { usePayments } from '../../../../app/payments/use-payments';
import { usePortalConfig } from '../../../../app/session/session-context';
import { useUnsavedText } from '../../../../app/session/unsaved-text';
import type { StoredCard } from '../../../../ui/card-form/stored-card';
import { isCardComplete, showCardErrors, useCardForm } from '../../../../ui/card-form/use-card-form';
import { useSaveCard } from './use-save-card';

export type EditCard = ReturnType<typeof useEditCard>;

/** From the filled-in form to the saved card. `Save` is held back while the tokens load or a field is at fault (CARD-05). */
export function useEditCard(openedWith: StoredCard | null) {
  const { today } = usePortalConfig();
  const [storedCard, setStoredCard] = useState(openedWith);
  const form = useCardForm(today, storedCard);
  const payments = usePayments('card-on-file');
  const { save, isBusy } = useSaveCard(payments, storedCard);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  useUnsavedText(form.isDirty() && !isSaved);
  useEffect(preloadCardLibrary, []);

  const isHeldBack = !payments.isReady || Object.keys(form.errors).length > 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isHeldBack || !isCardComplete(form)) return;
    setRefusal(null);
    const refused = await save(form.getValues());
    setSaved(refused === null);
    if (refused === null) return;
    const { cardNow } = refused;
    if (cardNow && cardNow.version !== storedCard?.version) setStoredCard(cardNow);
    showCardErrors(form, refused.fields);
    setRefusal(refused.others.join(' ') || null);
  }

  return { today, form, payments, isBusy, isHeldBack, refusal, isSaved, submit };
}
