/** Whom an order form names. */
interface LicenseeFields {
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Whom the licences are made out to: the billing name, else the company of the order, else first and last name; null
 * when none of them is there. Somebody who is no company arrives as `company` already (CART-08..10).
 */
export function licenseeOf(billingName: string, form: LicenseeFields): string | null {
  if (billingName.trim() !== '') return billingName.trim();
  if (form.company !== '') return form.company;
  if (form.firstName === '' || form.lastName === '') return null;
  return `${form.firstName} ${form.lastName}`;
}
