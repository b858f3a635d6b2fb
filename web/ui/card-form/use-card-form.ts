import { type GetInputPropsReturnType, type UseFormReturnType, useForm } from '@mantine/form';
import { hasVat, US_COUNTRY } from '#domain/billing/vat-countries';
import { type CardErrors, cardErrors } from './card-rules';
import { CARD_FIELDS, type CardField, type CardValues, EMPTY_CARD } from './card-values';

export type CardForm = UseFormReturnType<CardValues>;

/**
 * The state of one card form. Messages appear on leaving a filled field and, all at once, by `isCardComplete`.
 * @param today the vendor's calendar date
 */
export function useCardForm(today: string): CardForm {
  const form: CardForm = useForm<CardValues>({
    initialValues: EMPTY_CARD,
    validate: (values): CardErrors => cardErrors(values, today),
    onValuesChange: (values, previous) => {
      if (values.country === previous.country) return;
      if (!hasVat(values.country) && values.vat !== '') form.setFieldValue('vat', '');
      if (values.country !== US_COUNTRY) form.clearFieldError('postalCode');
    },
  });
  return form;
}

/** What an input of the form needs; an empty field is not scolded for having been passed by. */
export function cardFieldProps(form: CardForm, field: CardField): GetInputPropsReturnType {
  const props = form.getInputProps(field);
  return {
    ...props,
    onBlur: (event: unknown) => {
      props.onBlur?.(event);
      if (form.values[field] !== '') form.validateField(field);
    },
  };
}

/** Shows every message at once, moves the focus to the first field at fault, and says whether there was none (CARD-17). */
export function isCardComplete(form: CardForm): boolean {
  const { errors } = form.validate();
  const first = CARD_FIELDS.find((field) => errors[field]);
  if (first) form.getInputNode(first)?.focus();
  return first === undefined;
}
