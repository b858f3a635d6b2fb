import { NativeSelect, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { memo } from 'react';
import { CARD_LIMITS } from '#domain/billing/card-limits';
import { COUNTRIES, hasVat, US_COUNTRY } from '#domain/billing/countries';
import classes from './card-form.module.css';
import { type CardForm, cardFieldProps } from './use-card-form';

const COUNTRY_OPTIONS = [{ value: '', label: 'Choose a country' }, ...COUNTRIES];

export function AddressFields({ form }: { form: CardForm }) {
  const { country } = form.values;
  return (
    <>
      <TextInput
        className={classes['half']}
        label="Street Address"
        placeholder="Optional"
        autoComplete="billing address-line1"
        maxLength={CARD_LIMITS.streetAddress}
        {...cardFieldProps(form, 'streetAddress')}
      />
      <TextInput
        className={`${classes['third']} ${classes['city']}`}
        label="City"
        placeholder="Optional"
        autoComplete="billing address-level2"
        maxLength={CARD_LIMITS.city}
        {...cardFieldProps(form, 'city')}
      />
      <TextInput
        className={classes['third']}
        label="State/Province"
        placeholder="Optional"
        autoComplete="billing address-level1"
        maxLength={CARD_LIMITS.region}
        {...cardFieldProps(form, 'region')}
      />
      <TextInput
        className={classes['third']}
        label="Zip/Postal Code"
        placeholder={country === US_COUNTRY ? '' : 'Optional'}
        required={country === US_COUNTRY}
        withAsterisk={false}
        autoComplete="billing postal-code"
        maxLength={CARD_LIMITS.postalCode}
        {...cardFieldProps(form, 'postalCode')}
      />
      <CountrySelect {...cardFieldProps(form, 'country')} />
      {hasVat(country) && (
        <TextInput
          className={classes['half']}
          label="VAT"
          placeholder="Optional"
          autoComplete="off"
          maxLength={CARD_LIMITS.vat}
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
