import { type UseFormReturnType, useForm } from '@mantine/form';
import { checkPoLicensee } from '#domain/changes/purchase-order/po-users';
import { message } from '#domain/messages/catalogue';
import { hasLicensee, isNameTooLong, type Licensee, NAME_TOO_LONG } from '#domain/store/carts/licensee';

export type LicenseeForm = UseFormReturnType<Licensee>;

/** Who has to be named: always a person (CART-08), or a company by its name and a person by both (PO-17). */
export type LicenseeRule = 'PERSON' | 'COMPANY_OR_PERSON';

type Errors = Partial<Record<keyof Licensee, string | true>>;

const CHECKS: Readonly<Record<LicenseeRule, (billingName: string, values: Licensee) => Errors>> = {
  PERSON(billingName, values) {
    if (isNameTooLong(billingName, values)) return { firstName: true, lastName: NAME_TOO_LONG };
    if (hasLicensee(billingName, values)) return {};
    const [isFirstMissing, isLastMissing] = [values.firstName.trim() === '', values.lastName.trim() === ''];
    // One message says it for both names; the other field is marked only.
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

/** Who the licences are made out to, unless the billing name stands for them (CART-10). */
export function useLicenseeForm(billingName: string, rule: LicenseeRule): LicenseeForm {
  return useForm<Licensee>({
    initialValues: { licenseTo: 'COMPANY', firstName: '', lastName: '', company: '' },
    validate: (values) => CHECKS[rule](billingName, values),
  });
}
