import { message } from '#domain/messages/catalogue';
import classes from './attempt-notice.module.css';
import type { LicenseeForm } from './use-licensee-form';

/** At the top of the page, where it scrolls to when names are missing (CART-08). */
export function LicenseeAlert({ form }: { form: LicenseeForm }) {
  if (Object.keys(form.errors).length === 0) return null;
  return (
    <div className={classes['notice']} role="alert">
      {message.licenseeRequired}
    </div>
  );
}
