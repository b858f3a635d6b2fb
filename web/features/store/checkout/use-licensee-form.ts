import { type UseFormReturnType, useForm } from '@mantine/form';
import { message } from '#domain/messages/catalogue';
import { hasLicensee, type Licensee } from '#domain/store/licensee';

export type LicenseeForm = UseFormReturnType<Licensee>;

/** Who the licences are made out to; both names are needed unless the billing name stands for them (CART-08, CART-10). */
export function useLicenseeForm(billingName: string): LicenseeForm {
  const required = (text: string, values: Licensee) =>
    !hasLicensee(billingName, values) && text.trim() === '' ? message.licenseeRequired : null;
  return useForm<Licensee>({
    initialValues: { licenseTo: 'COMPANY', firstName: '', lastName: '', company: '' },
    validate: { firstName: required, lastName: required },
  });
}
