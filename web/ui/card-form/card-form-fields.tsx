import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { CARD_LIMITS } from '#domain/billing/card-limits';
import { AddressFields } from './address-fields';
import classes from './card-form.module.css';
import { formatCardNumber } from './card-number';
import { CardNumberInput } from './card-number-input';
import { CvvInput } from './cvv-input';
import { ExpiryFields } from './expiry-fields';
import type { PastedCard } from './read-pasted-card';
import { StoredCardNote } from './stored-card-note';
import { type CardForm, cardFieldProps, fillExpiry } from './use-card-form';

interface CardFormFieldsProps {
  form: CardForm;
  /** The vendor's calendar date; the expiry years start with its year. */
  today: string;
}

/** Card and billing address (CARD-01). The card itself goes to the payment provider alone. */
export function CardFormFields({ form, today }: CardFormFieldsProps) {
  const fillCard = (card: PastedCard) => {
    form.setFieldValue('cardNumber', formatCardNumber(card.number));
    form.setFieldValue('cvv', card.cvv);
    fillExpiry(form, today, card);
  };
  return (
    <div className={classes['container']}>
      <div className={classes['fields']}>
        <StoredCardNote form={form} today={today} />
        <CardNumberInput
          className={classes['number']}
          data-autofocus
          required
          withAsterisk={false}
          storedCard={form.storedCard}
          onWholeCard={fillCard}
          {...cardFieldProps(form, 'cardNumber')}
        />
        <CvvInput form={form} />
        <ExpiryFields form={form} today={today} />
        <TextInput
          className={classes['half']}
          label="Cardholder Name"
          required
          withAsterisk={false}
          autoComplete="cc-name"
          maxLength={CARD_LIMITS.cardholderName}
          {...cardFieldProps(form, 'cardholderName')}
        />
        <AddressFields form={form} />
      </div>
    </div>
  );
}
