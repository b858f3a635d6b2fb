import { TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { digitsIn } from '#domain/text/ascii-digits';
import classes from './card-form.module.css';
import { cardBrand } from './card-number';
import { typedOverMask } from './stored-card';
import { type CardForm, cardFieldProps } from './use-card-form';

const LONGEST = 4;

export function CvvInput({ form }: { form: CardForm }) {
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
