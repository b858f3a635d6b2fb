import { IconLock } from '@tabler/icons-react';
import { message } from '#domain/messages/catalogue';
import classes from './card-form.module.css';

/** Where card data is asked for (CARD-29). */
export function SecureBadge() {
  return (
    <p className={classes['secure']}>
      <IconLock size={14} stroke={1.75} aria-hidden="true" />
      {message.secureBadge}
    </p>
  );
}
