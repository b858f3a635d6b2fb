import { message } from '../messages/catalogue';

export type LicenseTo = 'COMPANY' | 'INDIVIDUAL';

/** Who licences are made out to, as typed (CART-24). */
export interface Licensee {
  licenseTo: LicenseTo;
  firstName: string;
  lastName: string;
  company: string;
}

/** How many characters a name or a company can have (CART-24). */
export const LONGEST_LICENSEE = 255;

const LABELS = { firstName: 'First Name', lastName: 'Last Name', company: 'Company name' } as const;

/** What to say of a name that is too long. */
export function licenseeTooLong(field: keyof typeof LABELS): string {
  return message.tooLong(LABELS[field], LONGEST_LICENSEE);
}

/** Without a billing name, first and last name are required (CART-08); with one, nothing is (CART-10). */
export function hasLicensee(billingName: string, licensee: Licensee): boolean {
  if (billingName.trim()) return true;
  return Boolean(licensee.firstName.trim() && licensee.lastName.trim());
}

/**
 * The licensee as an order carries it. A billing name is the licensee (CART-10). Somebody who is no company, or gives
 * none, becomes `company` by first and last name, whose fields are then empty (CART-09, D-38).
 */
export function orderLicensee(
  billingName: string,
  licensee: Licensee,
): { company: string; firstName: string; lastName: string } {
  const [firstName, lastName] = [licensee.firstName.trim(), licensee.lastName.trim()];
  const company = billingName.trim() || (licensee.licenseTo === 'COMPANY' ? licensee.company.trim() : '');
  if (billingName.trim()) return { company, firstName: '', lastName: '' };
  if (company) return { company, firstName, lastName };
  return { company: `${firstName} ${lastName}`.trim(), firstName: '', lastName: '' };
}
