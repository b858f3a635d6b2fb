import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { LONGEST_LICENSEE } from '#domain/store/carts/licensee';
import type { LicenseTo } from '../../schema.generated';
import { Card } from '../../ui/card';
import { OptionCard } from '../../ui/fields/option-card';
import notice from '../attempt/attempt-notice.module.css';
import classes from './fields.module.css';
import type { LicenseeForm, LicenseeRule } from './use-licensee-form';

const CHOICES: readonly { value: LicenseTo; title: string }[] = [
  { value: 'COMPANY', title: 'Company' },
  { value: 'INDIVIDUAL', title: 'Individual' },
];

interface LicenseeProps {
  billingName: string;
  form: LicenseeForm;
  rule: LicenseeRule;
}

/** Who the licences are made out to (CART-24): the billing name where there is one, else asked for. */
export function Licensee({ billingName, ...fields }: LicenseeProps) {
  return (
    <Card title="Licensee">
      {billingName === '' ? (
        <LicenseeFields {...fields} />
      ) : (
        <p>
          The licenses are made out to your billing name, <strong>{billingName}</strong>.
        </p>
      )}
    </Card>
  );
}

function LicenseeFields({ form, rule }: Omit<LicenseeProps, 'billingName'>) {
  const isCompany = form.values.licenseTo === 'COMPANY';
  const isCompanyEnough = rule === 'COMPANY_OR_PERSON';
  const isPersonNeeded = !(isCompany && isCompanyEnough);
  return (
    <div className={classes['stack']}>
      <fieldset className={classes['choice']}>
        <legend className={classes['legend']}>Licensed to</legend>
        {CHOICES.map(({ value, title }) => (
          <OptionCard
            key={value}
            name="licenseTo"
            title={title}
            isChosen={form.values.licenseTo === value}
            onChoose={() => form.setFieldValue('licenseTo', value)}
          />
        ))}
      </fieldset>
      <div className={classes['names']}>
        <TextInput
          label={isPersonNeeded ? 'First Name' : 'First Name (optional)'}
          required={isPersonNeeded}
          withAsterisk={false}
          autoComplete="given-name"
          maxLength={LONGEST_LICENSEE}
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={isPersonNeeded ? 'Last Name' : 'Last Name (optional)'}
          required={isPersonNeeded}
          withAsterisk={false}
          autoComplete="family-name"
          maxLength={LONGEST_LICENSEE}
          {...form.getInputProps('lastName')}
        />
        {isCompany && (
          <TextInput
            className={classes['company']}
            label={isCompanyEnough ? 'Company name' : 'Company name (optional)'}
            required={isCompanyEnough}
            withAsterisk={false}
            autoComplete="organization"
            maxLength={LONGEST_LICENSEE}
            {...form.getInputProps('company')}
          />
        )}
      </div>
    </div>
  );
}

/** At the top of the page, where it scrolls to when somebody is not named (CART-08, PO-17). */
export function LicenseeAlert({ form }: { form: LicenseeForm }) {
  const text = Object.values(form.errors).find((error) => typeof error === 'string');
  if (text === undefined) return null;
  return (
    <div className={notice['notice']} role="alert">
      {text}
    </div>
  );
}
