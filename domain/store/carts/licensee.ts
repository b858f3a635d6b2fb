import { message } from '../../messages/catalogue';

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

export function licenseeTooLong(field: keyof typeof LABELS): string {
  return message.tooLong(LABELS[field], LONGEST_LICENSEE);
}

/** What to say of first and last name where they are the licensee and too long for one. */
export const NAME_TOO_LONG = message.tooLong('First Name and Last Name together', LONGEST_LICENSEE);

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
  if (billingName.trim()) return { company: billingName.trim(), firstName: '', lastName: '' };
  const company = companyOf(licensee);
  if (company === '') return { company: joinedName(licensee), firstName: '', lastName: '' };
  return { company, firstName: licensee.firstName.trim(), lastName: licensee.lastName.trim() };
}

/** Whether first and last name become the licensee (CART-09), and are too long for one. */
export function isNameTooLong(billingName: string, licensee: Licensee): boolean {
  if (billingName.trim() || companyOf(licensee)) return false;
  return joinedName(licensee).length > LONGEST_LICENSEE;
}

/** Empty where they are made out to a person. */
function companyOf({ licenseTo, company }: Licensee): string {
  return licenseTo === 'COMPANY' ? company.trim() : '';
}

function joinedName({ firstName, lastName }: Licensee): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
