import { type UseFormReturnType, useForm } from '@mantine/form';
import { useLayoutEffect, useRef, useState } from 'react';
import { hasVat, US_COUNTRY } from '#domain/billing/country-rules';
import { showFieldErrors } from '../fields/field-props';
import type { CardErrors, CardRules } from './card-rules';
import { ADDRESS_FIELDS, CARD_FIELDS, type CardField, type CardValues, EMPTY_CARD } from './card-values';
import { isStoredCardKept, type StoredCard } from './stored-card';

export interface CardForm extends UseFormReturnType<CardValues> {
  storedCard: StoredCard | null;
  today: string;
  /** The field that was left last; null if Submit moved the focus. */
  leftField: CardField | null;
  leave: (field: CardField | null) => void;
}

/** Errors appear when a field is left, and all at once by `isCardComplete`. `rules` are null while they load. */
export function useCardForm(
  today: string,
  rules: CardRules | null,
  storedCard: StoredCard | null = null,
): CardForm {
  const form: UseFormReturnType<CardValues> = useForm<CardValues>({
    initialValues: (storedCard && rules?.valuesOf(storedCard, today)) ?? EMPTY_CARD,
    validate: (values): CardErrors => rules?.errorsOf(values, today, storedCard) ?? {},
    onValuesChange: (values, previous) => {
      if (isStoredCardKept(previous, storedCard) && storedCard) clearMasks(form, values, storedCard);
      clearOutlivedErrors(form, values, previous);
      if (!hasVat(values.country) && values.vat !== '') form.setFieldValue('vat', '');
    },
  });
  const [leftField, leave] = useState<CardField | null>(null);
  const shown = useRef(storedCard);
  useLayoutEffect(() => {
    if (storedCard && rules && storedCard !== shown.current)
      showStoredCard(form, rules.valuesOf(storedCard, today));
    shown.current = storedCard;
  });
  return { ...form, storedCard, today, leftField, leave };
}

/** Switches the form to another card on file: typed address fields stay, all others are replaced. */
function showStoredCard(form: UseFormReturnType<CardValues>, stored: CardValues): void {
  const typed = ADDRESS_FIELDS.filter((field) => form.isDirty(field));
  for (const field of CARD_FIELDS) if (!typed.includes(field)) form.setFieldValue(field, stored[field]);
  form.resetDirty(stored);
}

/** Typing over one mask means another card, so the other mask is cleared too (CARD-04). */
function clearMasks(form: UseFormReturnType<CardValues>, values: CardValues, stored: StoredCard): void {
  if (isStoredCardKept(values, stored)) return;
  if (values.cvv === stored.maskedCvv) form.setFieldValue('cvv', '');
  if (values.cardNumber === stored.maskedNumber) form.setFieldValue('cardNumber', '');
}

/** Clears errors that a change of another field has resolved. */
function clearOutlivedErrors(
  form: UseFormReturnType<CardValues>,
  values: CardValues,
  previous: CardValues,
): void {
  if (values.cardNumber !== previous.cardNumber) form.clearFieldError('cvv');
  if (values.expirationYear !== previous.expirationYear) form.clearFieldError('expirationMonth');
  if (values.country !== previous.country && values.country !== US_COUNTRY)
    form.clearFieldError('postalCode');
}

/** Shows all errors, focuses the first invalid field, and returns true if there was none (CARD-17). */
export function isCardComplete(form: CardForm): boolean {
  const hasErrors = showFieldErrors(form, CARD_FIELDS, form.validate().errors);
  form.leave(null);
  return !hasErrors;
}

export function showCardErrors(form: CardForm, errors: CardErrors): void {
  showFieldErrors(form, CARD_FIELDS, errors);
}
