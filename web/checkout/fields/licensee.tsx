import { TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { checkPoLicensee } from '#domain/changes/purchase-order/po-users';
import { message } from '#domain/messages/catalogue';
import {
  hasLicensee,
  isNameTooLong,
  type Licensee as LicenseeValues,
  licenseeTooLong,
  NAME_TOO_LONG,
  tooLongFields,
} from '#domain/store/carts/licensee';
import { isVisible } from '#domain/text/plain-text';
import { fieldOf } from '../../app/field-of';
import { tabEntry } from '../../app/session/storage/tab-memory';
import type { LicenseTo } from '../../schema.generated';
import { Card } from '../../ui/card';
import { OptionCard } from '../../ui/fields/option-card';
import notice from '../attempt/attempt-notice.module.css';
import classes from './fields.module.css';

const CHOICES: readonly { value: LicenseTo; title: string }[] = [
  { value: 'COMPANY', title: 'Company' },
  { value: 'INDIVIDUAL', title: 'Individual' },
];

interface LicenseeProps {
  billingName: string;
  form: LicenseeForm;
  rule: LicenseeRule;
}

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
  const name = (field: keyof LicenseeValues, label: string, isNeeded: boolean) => ({
    label: isNeeded ? label : `${label} (optional)`,
    required: isNeeded,
    withAsterisk: false,
    ...form.getInputProps(field),
  });
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
        <TextInput {...name('firstName', 'First Name', isPersonNeeded)} autoComplete="given-name" />
        <TextInput {...name('lastName', 'Last Name', isPersonNeeded)} autoComplete="family-name" />
        {isCompany && (
          <TextInput
            {...name('company', 'Company name', isCompanyEnough)}
            className={classes['company']}
            autoComplete="organization"
          />
        )}
      </div>
    </div>
  );
}

export function LicenseeAlert({ form }: { form: LicenseeForm }) {
  const text = Object.values(form.errors).find((error) => typeof error === 'string');
  if (text === undefined) return null;
  return (
    <div className={notice['notice']} role="alert">
      {text}
    </div>
  );
}

export type LicenseeForm = UseFormReturnType<LicenseeValues>;

/** Required licensee: always a person (CART-08), or a company by name or a person by both names (PO-17). */
export type LicenseeRule = 'PERSON' | 'COMPANY_OR_PERSON';

type Errors = Partial<Record<keyof LicenseeValues, string | true>>;

const CHECKS: Readonly<Record<LicenseeRule, (billingName: string, values: LicenseeValues) => Errors>> = {
  PERSON(billingName, values) {
    if (isNameTooLong(billingName, values)) return { firstName: true, lastName: NAME_TOO_LONG };
    if (hasLicensee(billingName, values)) return {};
    const [isFirstMissing, isLastMissing] = [!isVisible(values.firstName), !isVisible(values.lastName)];
    // One message covers both names; the other field is only marked.
    return {
      ...(isFirstMissing && { firstName: message.licenseeRequired }),
      ...(isLastMissing && { lastName: isFirstMissing || message.licenseeRequired }),
    };
  },
  COMPANY_OR_PERSON(billingName, values) {
    const refusal = checkPoLicensee(billingName, values);
    return refusal?.field ? { [refusal.field.replace('licensee.', '')]: refusal.message } : {};
  },
};

function lengthErrors(billingName: string, values: LicenseeValues): Errors {
  const fields = billingName === '' ? tooLongFields(values) : [];
  return Object.fromEntries(fields.map((field) => [field, licenseeTooLong(field)]));
}

const NOBODY: LicenseeValues = { licenseTo: 'COMPANY', firstName: '', lastName: '', company: '' };

/** Typed but not ordered; restored when the customer returns from another screen. */
export const typedLicensee = tabEntry('licensee', (stored): LicenseeValues => {
  const text = (field: string) => {
    const value = fieldOf(stored, field);
    return typeof value === 'string' ? value : '';
  };
  const licenseTo = text('licenseTo') === 'INDIVIDUAL' ? 'INDIVIDUAL' : 'COMPANY';
  return { licenseTo, firstName: text('firstName'), lastName: text('lastName'), company: text('company') };
});

export function useLicenseeForm(viewerId: string, billingName: string, rule: LicenseeRule): LicenseeForm {
  return useForm<LicenseeValues>({
    // Beside a billing name, which is the licensee, nothing is asked for or sent (CART-10).
    initialValues: (billingName === '' && typedLicensee.load(viewerId)) || NOBODY,
    validate: (values) => ({ ...CHECKS[rule](billingName, values), ...lengthErrors(billingName, values) }),
    onValuesChange: (values) => void typedLicensee.keep(viewerId, values),
  });
}
