import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { LicenseTo } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import { OptionCard } from '../../../ui/option-card';
import classes from './checkout.module.css';
import type { LicenseeForm } from './use-licensee-form';

const CHOICES: readonly { value: LicenseTo; title: string }[] = [
  { value: 'COMPANY', title: 'Company' },
  { value: 'INDIVIDUAL', title: 'Individual' },
];

/** Who the licences are made out to (CART-24): the billing name where there is one, else asked for. */
export function Licensee({ billingName, form }: { billingName: string; form: LicenseeForm }) {
  return (
    <Card title="Licensee">
      {billingName === '' ? (
        <LicenseeFields form={form} />
      ) : (
        <p>
          The licenses are made out to your billing name, <strong>{billingName}</strong>.
        </p>
      )}
    </Card>
  );
}

function LicenseeFields({ form }: { form: LicenseeForm }) {
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
          label="First Name"
          required
          withAsterisk={false}
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label="Last Name"
          required
          withAsterisk={false}
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
        {form.values.licenseTo === 'COMPANY' && (
          <TextInput
            className={classes['company']}
            label="Company name (optional)"
            autoComplete="organization"
            {...form.getInputProps('company')}
          />
        )}
      </div>
    </div>
  );
}
