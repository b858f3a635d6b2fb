import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { memo } from 'react';
import { COUNTRIES } from '#domain/billing/countries';
import { EXPIRY_MONTHS, expiryYears } from '#domain/billing/expiry-choices';
import { hasVat, US_COUNTRY } from '#domain/billing/vat-countries';
import classes from './card-form.module.css';
import { cardBrand } from './card-number';
import { CardNumberInput } from './card-number-input';
import { type CardForm, cardFieldProps } from './use-card-form';

interface CardFormFieldsProps {
  form: CardForm;
  /** The vendor's calendar date; the expiry years start with its year. */
  today: string;
}

const MONTH_OPTIONS = [{ value: '', label: 'MM' }, ...EXPIRY_MONTHS];
const COUNTRY_OPTIONS = [{ value: '', label: 'Choose a country' }, ...COUNTRIES];

/** Card and billing address (CARD-01). The card itself goes to the payment provider alone. */
export function CardFormFields({ form, today }: CardFormFieldsProps) {
  return (
    <div className={classes['fields']}>
      <CardFields form={form} today={today} />
      <AddressFields form={form} />
    </div>
  );
}

function CardFields({ form, today }: CardFormFieldsProps) {
  return (
    <>
      <CardNumberInput
        className={classes['wide']}
        required
        withAsterisk={false}
        {...cardFieldProps(form, 'cardNumber')}
      />
      <CvvInput form={form} />
      <TextInput
        className={classes['half']}
        label="Cardholder Name"
        required
        withAsterisk={false}
        autoComplete="cc-name"
        {...cardFieldProps(form, 'cardholderName')}
      />
      <NativeSelect
        className={classes['month']}
        label="Month"
        required
        withAsterisk={false}
        autoComplete="cc-exp-month"
        data={MONTH_OPTIONS}
        {...cardFieldProps(form, 'expirationMonth')}
      />
      <NativeSelect
        className={classes['year']}
        label="Year"
        required
        withAsterisk={false}
        autoComplete="cc-exp-year"
        data={[{ value: '', label: 'YYYY' }, ...expiryYears(today)]}
        {...cardFieldProps(form, 'expirationYear')}
      />
    </>
  );
}

function CvvInput({ form }: { form: CardForm }) {
  const length = cardBrand(form.values.cardNumber)?.cvvLength ?? 3;
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
      onChange={(event) =>
        form.setFieldValue('cvv', event.currentTarget.value.replace(/\D/g, '').slice(0, 4))
      }
    />
  );
}

function AddressFields({ form }: { form: CardForm }) {
  const { country } = form.values;
  return (
    <>
      <TextInput
        className={classes['full']}
        label="Street Address"
        placeholder="Optional"
        autoComplete="billing street-address"
        {...cardFieldProps(form, 'streetAddress')}
      />
      <TextInput
        className={classes['half']}
        label="City"
        placeholder="Optional"
        autoComplete="billing address-level2"
        {...cardFieldProps(form, 'city')}
      />
      <TextInput
        className={classes['half']}
        label="State/Province"
        placeholder="Optional"
        autoComplete="billing address-level1"
        {...cardFieldProps(form, 'region')}
      />
      <CountrySelect {...cardFieldProps(form, 'country')} />
      <TextInput
        className={classes['half']}
        label="Zip/Postal Code"
        placeholder={country === US_COUNTRY ? '' : 'Optional'}
        required={country === US_COUNTRY}
        withAsterisk={false}
        autoComplete="billing postal-code"
        {...cardFieldProps(form, 'postalCode')}
      />
      {hasVat(country) && (
        <TextInput
          className={classes['half']}
          label="VAT"
          placeholder="Optional"
          autoComplete="off"
          {...cardFieldProps(form, 'vat')}
        />
      )}
    </>
  );
}

/** Kept from rendering its 250 options at every key pressed elsewhere. */
const CountrySelect = memo(
  (props: GetInputPropsReturnType) => (
    <NativeSelect
      className={classes['half']}
      label="Country"
      required
      withAsterisk={false}
      autoComplete="billing country-name"
      data={COUNTRY_OPTIONS}
      {...props}
    />
  ),
  (before, after) => before.value === after.value && before.error === after.error,
);
CountrySelect.displayName = 'CountrySelect';
