import classes from '../attempt/attempt-notice.module.css';
import type { LicenseeForm } from './use-licensee-form';

/** At the top of the page, where it scrolls to when somebody is not named (CART-08, PO-17). */
export function LicenseeAlert({ form }: { form: LicenseeForm }) {
  const text = Object.values(form.errors).find((error) => typeof error === 'string');
  if (text === undefined) return null;
  return (
    <div className={classes['notice']} role="alert">
      {text}
    </div>
  );
}
