import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { memo } from 'react';
import { CARD_LIMITS, type LimitedField } from '#domain/billing/card-limits';
import { COUNTRIES } from '#domain/billing/countries';
import { hasVat, US_COUNTRY } from '#domain/billing/country-rules';
import { cardFieldProps } from './card-field-props';
import classes from './card-form.module.css';
import type { CardForm } from './use-card-form';

const COUNTRY_OPTIONS = [{ value: '', label: 'Choose a country' }, ...COUNTRIES];

interface AddressTextProps extends Omit<TextInputProps, 'form'> {
  form: CardForm;
  field: Exclude<LimitedField, 'cardholderName'>;
}

function AddressText({ form, field, ...rest }: AddressTextProps) {
  const common = { placeholder: 'Optional', withAsterisk: false, maxLength: CARD_LIMITS[field] };
  return <TextInput {...common} {...rest} {...cardFieldProps(form, field)} />;
}

export function AddressFields({ form }: { form: CardForm }) {
  const { country } = form.values;
  const { half, third, city } = classes;
  return (
    <>
      <AddressText
        {...{ form, field: 'streetAddress', label: 'Street Address', className: half }}
        autoComplete="billing address-line1"
      />
      <AddressText
        {...{ form, field: 'city', label: 'City', className: `${third} ${city}` }}
        autoComplete="billing address-level2"
      />
      <AddressText
        {...{ form, field: 'region', label: 'State/Province', className: third }}
        autoComplete="billing address-level1"
      />
      <AddressText
        {...{ form, field: 'postalCode', label: 'Zip/Postal Code', className: third }}
        placeholder={country === US_COUNTRY ? '' : 'Optional'}
        required={country === US_COUNTRY}
        autoComplete="billing postal-code"
      />
      <CountrySelect {...cardFieldProps(form, 'country')} />
      {hasVat(country) && (
        <AddressText {...{ form, field: 'vat', label: 'VAT', className: half }} autoComplete="off" />
      )}
    </>
  );
}

/** Memoized: the 250 options must not render at every key pressed elsewhere. */
const CountrySelect = memo(
  (props: GetInputPropsReturnType) => (
    <NativeSelect
      className={classes['half']}
      label="Country"
      aria-required
      autoComplete="billing country-name"
      data={COUNTRY_OPTIONS}
      {...props}
    />
  ),
  (before, after) => before.value === after.value && before.error === after.error,
);
CountrySelect.displayName = 'CountrySelect';
