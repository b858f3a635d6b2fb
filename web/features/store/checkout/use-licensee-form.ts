import { type UseFormReturnType, useForm } from '@mantine/form';
import { message } from '#domain/messages/catalogue';
import type { LicenseTo } from '../../../schema.generated';

export interface LicenseeValues {
  licenseTo: LicenseTo;
  firstName: string;
  lastName: string;
  company: string;
}

export type LicenseeForm = UseFormReturnType<LicenseeValues>;

/** Who the licences are made out to; both names are needed unless the billing name stands for them (CART-08, CART-10). */
export function useLicenseeForm(billingName: string): LicenseeForm {
  const isNameNeeded = billingName === '';
  const required = (text: string) => (isNameNeeded && text.trim() === '' ? message.licenseeRequired : null);
  return useForm<LicenseeValues>({
    initialValues: { licenseTo: 'COMPANY', firstName: '', lastName: '', company: '' },
    validate: { firstName: required, lastName: required },
  });
}
