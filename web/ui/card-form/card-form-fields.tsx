import { Button, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { CARD_LIMITS } from '#domain/billing/card-limits';
import { digitsIn } from '#domain/text/ascii-digits';
import { AddressFields } from './address-fields';
import { cardFieldProps } from './card-field-props';
import classes from './card-form.module.css';
import { cardBrand, formatCardNumber } from './card-number';
import { CardNumberInput } from './card-number-input';
import { CARD_ONLY_FIELDS } from './card-values';
import { ExpiryFields, fillExpiry } from './expiry-fields';
import type { PastedCard } from './read-pasted-card';
import { isStoredCardKept, typedOverMask } from './stored-card';
import { storedCardValues } from './stored-card-values';
import type { CardForm } from './use-card-form';

export function CardFormFields({ form }: { form: CardForm }) {
  const fillCard = (card: PastedCard) => {
    form.setFieldValue('cardNumber', formatCardNumber(card.number));
    form.setFieldValue('cvv', card.cvv);
    fillExpiry(form, card);
  };
  return (
    <div className={classes['container']} data-paper="off">
      <div className={classes['fields']}>
        <StoredCardNote form={form} />
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
        <ExpiryFields form={form} />
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

const LONGEST = 4;

function CvvInput({ form }: { form: CardForm }) {
  const { cardNumber, cvv } = form.values;
  const length = cardBrand(cardNumber)?.cvvLength ?? 3;

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const text = currentTarget.value;
    const isMask = cvv !== '' && cvv === form.storedCard?.maskedCvv;
    const typed = isMask ? typedOverMask(cvv, { text, caret: currentTarget.selectionStart ?? 0 }) : text;
    form.setFieldValue('cvv', digitsIn(typed).slice(0, LONGEST));
  }

  return (
    <TextInput
      className={classes['cvv']}
      classNames={{ input: classes['digits'] }}
      label="CVV"
      required
      withAsterisk={false}
      placeholder={`${length} digits`}
      inputMode="numeric"
      autoComplete="cc-csc"
      {...cardFieldProps(form, 'cvv')}
      onChange={type}
    />
  );
}

function StoredCardNote({ form }: { form: CardForm }) {
  if (!form.storedCard) return null;
  // The button disappears, so the focus moves to the restored field.
  const keep = () => {
    keepStoredCard(form);
    form.getInputNode('cardNumber')?.focus();
  };
  const { cardType, lastFour } = form.storedCard;
  return (
    <div className={classes['note']}>
      {isStoredCardKept(form.values, form.storedCard) ? (
        <p>To use another card, type its number over the one on file.</p>
      ) : (
        <>
          <p>
            Replaces {cardType} ending in {lastFour}.
          </p>
          <Button variant="subtle" size="compact-sm" onClick={keep}>
            Keep the card on file
          </Button>
        </>
      )}
    </div>
  );
}

function keepStoredCard(form: CardForm): void {
  if (!form.storedCard) return;
  const stored = storedCardValues(form.storedCard, form.today);
  for (const field of CARD_ONLY_FIELDS) form.setFieldValue(field, stored[field]);
}
