import { NativeSelect } from '@mantine/core';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { EXPIRY_MONTHS, expiryYears } from '#domain/billing/expiry-choices';
import { cardFieldProps } from './card-field-props';
import classes from './card-form.module.css';
import { type Expiry, readExpiry } from './read-pasted-card';
import type { CardForm } from './use-card-form';

const MONTH_OPTIONS = [{ value: '', label: 'MM' }, ...EXPIRY_MONTHS];

// `aria-required` instead of `required`: browsers call an empty required select invalid before it was tried.
export function ExpiryFields({ form }: { form: CardForm }) {
  const paste = (event: ClipboardEvent) => {
    const expiry = readExpiry(event.clipboardData.getData('text'));
    if (expiry) fillExpiry(form, expiry);
  };
  return (
    <>
      <NativeSelect
        className={classes['month']}
        label="Month"
        aria-required
        autoComplete="cc-exp-month"
        data={MONTH_OPTIONS}
        rightSectionWidth={28}
        onPaste={paste}
        {...cardFieldProps(form, 'expirationMonth')}
      />
      <NativeSelect
        className={classes['year']}
        label="Year"
        aria-required
        autoComplete="cc-exp-year"
        data={[{ value: '', label: 'YYYY' }, ...expiryYears(form.today)]}
        rightSectionWidth={28}
        onPaste={paste}
        {...cardFieldProps(form, 'expirationYear')}
      />
      <ExpiryForAutofill form={form} />
    </>
  );
}

/** Hidden field for browsers and password managers that fill the expiry as one text, `04/29`. */
function ExpiryForAutofill({ form }: { form: CardForm }) {
  const fill = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const expiry = readExpiry(currentTarget.value);
    if (expiry) fillExpiry(form, expiry);
  };
  return (
    <input
      type="text"
      className={classes['autofill']}
      autoComplete="cc-exp"
      name="cc-exp"
      value=""
      onChange={fill}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

export function fillExpiry(form: CardForm, { month, year }: Expiry): void {
  form.setFieldValue('expirationMonth', month);
  form.setFieldValue('expirationYear', expiryYears(form.today).includes(year) ? year : '');
}
