import { message } from '../../messages/catalogue';
import { isVisible, onOneLine, stripDirectionMarks } from '../../text/plain-text';

export type LicenseTo = 'COMPANY' | 'INDIVIDUAL';

export interface Licensee {
  licenseTo: LicenseTo;
  firstName: string;
  lastName: string;
  company: string;
}

/** Puts each typed name on one line, without direction marks; an individual has no company. */
export function oneLineLicensee({ licenseTo, firstName, lastName, company }: Licensee): Licensee {
  const line = (typed: string) => onOneLine(stripDirectionMarks(typed));
  return {
    licenseTo,
    firstName: line(firstName),
    lastName: line(lastName),
    company: licenseTo === 'COMPANY' ? line(company) : '',
  };
}

export const LONGEST_LICENSEE = 255;

const LABELS = { firstName: 'First Name', lastName: 'Last Name', company: 'Company name' } as const;

export function licenseeTooLong(field: keyof typeof LABELS): string {
  return message.tooLong(LABELS[field], LONGEST_LICENSEE);
}

const FIELDS = ['firstName', 'lastName', 'company'] as const;

export function tooLongFields(licensee: Licensee): (keyof typeof LABELS)[] {
  const line = oneLineLicensee(licensee);
  return FIELDS.filter((field) => line[field].length > LONGEST_LICENSEE);
}

export const NAME_TOO_LONG = message.tooLong('First Name and Last Name together', LONGEST_LICENSEE);

/** Requires first and last name (CART-08) unless there is a billing name (CART-10). */
export function hasLicensee(billingName: string, licensee: Licensee): boolean {
  if (billingName.trim()) return true;
  return isVisible(licensee.firstName) && isVisible(licensee.lastName);
}

/** The billing name (CART-10), else the company, else first and last name as `company` (CART-09, D-38). */
export function orderLicensee(
  billingName: string,
  licensee: Licensee,
): { company: string; firstName: string; lastName: string } {
  if (billingName.trim()) return { company: billingName.trim(), firstName: '', lastName: '' };
  const company = companyOf(licensee);
  if (company === '') return { company: joinedName(licensee), firstName: '', lastName: '' };
  return { company, firstName: licensee.firstName.trim(), lastName: licensee.lastName.trim() };
}

export function isNameTooLong(billingName: string, licensee: Licensee): boolean {
  if (billingName.trim() || companyOf(licensee)) return false;
  return joinedName(licensee).length > LONGEST_LICENSEE;
}

function companyOf({ licenseTo, company }: Licensee): string {
  return licenseTo === 'COMPANY' && isVisible(company) ? company.trim() : '';
}

function joinedName({ firstName, lastName }: Licensee): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}
