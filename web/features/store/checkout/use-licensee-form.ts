import { type UseFormReturnType, useForm } from '@mantine/form';
import { message } from '#domain/messages/catalogue';
import { hasLicensee, type Licensee } from '#domain/store/licensee';

export type LicenseeForm = UseFormReturnType<Licensee>;

/** Who the licences are made out to; both names are needed unless the billing name stands for them (CART-08, CART-10). */
export function useLicenseeForm(billingName: string): LicenseeForm {
  const isMissing = (name: string, values: Licensee) =>
    !hasLicensee(billingName, values) && name.trim() === '';
  return useForm<Licensee>({
    initialValues: { licenseTo: 'COMPANY', firstName: '', lastName: '', company: '' },
    validate: {
      firstName: (name, values) => (isMissing(name, values) ? message.licenseeRequired : null),
      // One message says it for both names; the other field is marked only.
      lastName: (name, values) =>
        isMissing(name, values) && (isMissing(values.firstName, values) || message.licenseeRequired),
    },
  });
}
